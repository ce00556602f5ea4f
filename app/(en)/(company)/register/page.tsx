import { AccountScreen } from '@/components/account/account-screen';
import { RegisterForm } from '@/components/account/register-form';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { accountForms } from '@/content/account-forms';
import { linkTo } from '@/content/navigation';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/metadata';

const path = '/register';

export const metadata = pageMetadata(path);

export default function RegisterPage() {
  const { title, lead, stored, keeper, policy } = account.register;
  const { instead } = accountForms.register;
  const { href, label } = linkTo('/privacy');
  return (
    <AccountScreen
      title={title}
      lead={lead}
      aside={
        <p className="max-w-form self-end border-line text-small text-muted max-lg:border-t max-lg:pt-4">
          {stored} {env().AUTH_API_URL ? keeper.elsewhere : keeper.here} {policy}{' '}
          <TextLink href={href}>{label}</TextLink>.
        </p>
      }
    >
      <RegisterForm />
      <p className="mt-2 text-small sm:mt-6">
        {instead.text} <TextLink href="/login">{instead.link}</TextLink>
      </p>
      <StructuredData path={path} />
    </AccountScreen>
  );
}
