import { AccountScreen } from '@/components/account/account-screen';
import { LoginForm } from '@/components/account/login-form';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/login';

export const metadata = pageMetadata(path);

export default function LoginPage() {
  return (
    <AccountScreen title={account.login.title} lead={account.login.lead}>
      <LoginForm />
      <p className="mt-6 text-small">
        No account yet? <TextLink href="/register">Register</TextLink>
      </p>
      <StructuredData path={path} />
    </AccountScreen>
  );
}
