import { AccountScreen } from '@/components/account/account-screen';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

const path = '/forgot-password';

export const metadata = pageMetadata(path);

export default function ForgotPasswordPage() {
  return (
    <AccountScreen words={account.forgotPassword}>
      <ForgotPasswordForm />
      <div className="mt-8 border-t border-line pt-6 sm:mt-auto">
        <p className="text-small text-muted">{account.forgotPassword.direct}</p>
        <TextLink href={`mailto:${site.supportEmail}`} className="text-item font-semibold wrap-anywhere">
          {site.supportEmail}
        </TextLink>
      </div>
      <p className="mt-6 text-small">
        <TextLink href="/login">{accountForms.forgotPassword.instead.link}</TextLink>
      </p>
      <StructuredData path={path} />
    </AccountScreen>
  );
}
