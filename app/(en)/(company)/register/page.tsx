import { AccountScreen } from '@/components/account/account-screen';
import { KeyCuts } from '@/components/account/key-cuts';
import { RegisterForm } from '@/components/account/register-form';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { accountForms } from '@/content/account-forms';
import { linkTo } from '@/content/navigation';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/metadata';

const path = '/register';

export const metadata = pageMetadata(path);

export default function RegisterPage() {
  const { stored, keeper, policy } = account.register;
  const { instead } = accountForms.register;
  const { href, label } = linkTo('/privacy');
  const kept = (
    <>
      {stored} {env().AUTH_API_URL ? keeper.elsewhere : keeper.here} {policy}{' '}
      <TextLink href={href}>{label}</TextLink>.
    </>
  );
  return (
    <AccountScreen path={path} words={account.register} over={<KeyCuts />} kept={kept}>
      <RegisterForm />
      <p className="mt-4 text-small">
        {instead.text} <TextLink href="/login">{instead.link}</TextLink>
      </p>
    </AccountScreen>
  );
}
