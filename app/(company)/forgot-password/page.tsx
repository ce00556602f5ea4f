import { AccountScreen } from '@/components/account/account-screen';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';
import { Link } from '@/components/ui/link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  title: 'Forgot your password?',
  description:
    'How to get back into your Vyomarka Aerospace account when the password is lost: our support team helps by hand.',
  path: '/forgot-password',
  index: false,
});

export default function ForgotPasswordPage() {
  return (
    <AccountScreen title={account.forgotPassword.title} lead={account.forgotPassword.lead}>
      <ForgotPasswordForm />
      <p className="mt-6 text-small">
        <Link href="/login" className="text-link">
          Back to login
        </Link>
      </p>
    </AccountScreen>
  );
}
