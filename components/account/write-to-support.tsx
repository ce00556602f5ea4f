import { NeedsJavaScript } from '@/components/ui/needs-javascript';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/content/site';

/** The way on for registrants without JavaScript. */
export function WriteToSupport() {
  return (
    <NeedsJavaScript>
      Without it, write to <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink> and
      we will help by hand.
    </NeedsJavaScript>
  );
}
