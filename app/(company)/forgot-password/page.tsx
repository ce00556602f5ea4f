import { AccountScreen } from '@/components/account/account-screen';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';
import { StructuredData } from '@/components/layout/structured-data';
import { Link } from '@/components/ui/link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/forgot-password';

export const metadata = pageMetadata(path);

export default function ForgotPasswordPage() {
  return (
    <AccountScreen title={account.forgotPassword.title} lead={account.forgotPassword.lead}>
      <ForgotPasswordForm />
      <p className="mt-6 text-small">
        <Link href="/login" className="text-link">
          Back to login
        </Link>
      </p>
      <StructuredData path={path} />
    </AccountScreen>
  );
}
