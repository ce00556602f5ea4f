import { NeedsJavaScript } from '@/components/ui/alert';
import { TextLink } from '@/components/ui/text-link';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';

const { withoutScript } = accountForms;

/** Whom to write to without JavaScript. */
export function WriteToSupport() {
  return (
    <NeedsJavaScript>
      {withoutScript.before} <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>{' '}
      {withoutScript.after}
    </NeedsJavaScript>
  );
}
