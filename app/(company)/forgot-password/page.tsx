import { AccountScreen } from '@/components/account/account-screen';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ ...account.forgotPassword.head, index: false });

export default function ForgotPasswordPage() {
  return (
    <AccountScreen title={account.forgotPassword.title} lead={account.forgotPassword.lead}>
      <ForgotPasswordForm />
      <p className="mt-6 text-small">
        <TextLink href="/login">Back to login</TextLink>
      </p>
      <StructuredData path={account.forgotPassword.head.path} />
    </AccountScreen>
  );
}
