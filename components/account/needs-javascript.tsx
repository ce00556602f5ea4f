import { site } from '@/content/site';

/** Shown where a form cannot work without JavaScript, with another way on. */
export function NeedsJavaScript() {
  return (
    <noscript>
      <p className="mb-6 border-l-2 border-accent pl-4">
        This form needs JavaScript. Without it, write to{' '}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> and we will help by hand.
      </p>
    </noscript>
  );
}
