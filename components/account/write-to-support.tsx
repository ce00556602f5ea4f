import { NeedsJavaScript } from '@/components/ui/needs-javascript';
import { site } from '@/content/site';

/** The way on for registrants without JavaScript. */
export function WriteToSupport() {
  return (
    <NeedsJavaScript>
      Without it, write to{' '}
      <a className="text-link" href={`mailto:${site.supportEmail}`}>
        {site.supportEmail}
      </a>{' '}
      and we will help by hand.
    </NeedsJavaScript>
  );
}
