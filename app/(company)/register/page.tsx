import { AccountScreen } from '@/components/account/account-screen';
import { RegisterForm } from '@/components/account/register-form';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { accountForms } from '@/content/account-forms';
import { pageMetadata } from '@/lib/metadata';

const path = '/register';

export const metadata = pageMetadata(path);

export default function RegisterPage() {
  const { title, lead, promise } = account.register;
  const { instead } = accountForms.register;
  return (
    <AccountScreen
      title={title}
      lead={lead}
      aside={<p className="max-w-prose border-t border-line pt-6 text-small text-muted">{promise}</p>}
    >
      <RegisterForm />
      <p className="mt-6 text-small">
        {instead.text} <TextLink href="/login">{instead.link}</TextLink>
      </p>
      <StructuredData path={path} />
    </AccountScreen>
  );
}
