import { NeedsJavaScript } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';

const { processing: processingText, withoutScript } = accountForms;
const list = new Intl.ListFormat('en-IN');

type AccountSubmitProps = {
  label: string;
  /** The fields that are still empty, and how to say it. */
  needed: readonly string[];
  say: (fields: string) => string;
  /** The summary above the form says it already. */
  summed: boolean;
  /** Shown instead once nothing is missing. */
  ready: string;
  processing: boolean;
};

/** A form's submit button, with what is still missing below it; without JavaScript, whom to write to. */
export function AccountSubmit({ label, needed, say, summed, ready, processing }: AccountSubmitProps) {
  return (
    <>
      <NeedsJavaScript>
        {withoutScript.before} <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>{' '}
        {withoutScript.after}
      </NeedsJavaScript>
      <Button
        type="submit"
        className="w-full"
        disabled={needed.length > 0 || processing}
        aria-describedby="needed"
      >
        {processing ? processingText : label}
      </Button>
      <p
        id="needed"
        role="status"
        className="mt-2 min-h-[3.1em] text-small sm:min-h-[1.55em] noscript:hidden"
      >
        {processing ? (
          <span className="sr-only">{processingText}</span>
        ) : (
          !summed && (needed.length > 0 ? say(list.format(needed)) : ready)
        )}
      </p>
    </>
  );
}
