import { AccountScreen } from '@/components/account/account-screen';
import { LoginForm } from '@/components/account/login-form';
import { Link } from '@/components/ui/link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  title: 'Log in',
  description:
    'Log in to your Vyomarka Aerospace account to reach your workspace, your demo dates and your documents.',
  path: '/login',
  index: false,
});

export default function LoginPage() {
  return (
    <AccountScreen title={account.login.title} lead={account.login.lead}>
      <LoginForm />
      <p className="mt-6 text-small">
        No account yet?{' '}
        <Link href="/register" className="text-link">
          Register
        </Link>
      </p>
    </AccountScreen>
  );
}
