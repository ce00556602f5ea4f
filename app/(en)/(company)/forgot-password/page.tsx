import { AccountScreen } from '@/components/account/account-screen';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { accountForms } from '@/content/account-forms';
import { pageMetadata } from '@/lib/metadata';

const path = '/forgot-password';

export const metadata = pageMetadata(path);

export default function ForgotPasswordPage() {
  return (
    <AccountScreen path={path} words={account.forgotPassword} kept={account.forgotPassword.kept}>
      <h2 className="sr-only">{accountForms.forgotPassword.title}</h2>
      <ForgotPasswordForm />
      <p className="mt-6 text-small">
        <TextLink href="/login">{accountForms.forgotPassword.instead.link}</TextLink>
      </p>
    </AccountScreen>
  );
}
