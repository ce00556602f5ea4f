import { AccountScreen } from '@/components/account/account-screen';
import { LoginForm } from '@/components/account/login-form';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { accountForms } from '@/content/account-forms';
import { pageMetadata } from '@/lib/metadata';

const path = '/login';

export const metadata = pageMetadata(path);

export default function LoginPage() {
  const { instead } = accountForms.login;
  return (
    <AccountScreen path={path} words={account.login} kept={account.login.kept}>
      <LoginForm />
      <p className="mt-2 text-small">
        {instead.text} <TextLink href="/register">{instead.link}</TextLink>
      </p>
    </AccountScreen>
  );
}
