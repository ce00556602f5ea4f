import { NeedsJavaScript } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { accountForms } from '@/content/account-forms';
import { site } from '@/content/site';

const { processing: processingText, withoutScript } = accountForms;
const list = new Intl.ListFormat('en-IN');

type AccountSubmitProps = {
  words: (typeof accountForms)['login' | 'register'];
  /** The fields that are still empty. */
  missing: readonly string[];
  /** The summary above the form says it already. */
  summed: boolean;
  processing: boolean;
};

/** A form's submit button, with what is still missing below it; without JavaScript, whom to write to. */
export function AccountSubmit({ words, missing, summed, processing }: AccountSubmitProps) {
  return (
    <>
      <NeedsJavaScript>
        {withoutScript.before} <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>{' '}
        {withoutScript.after}
      </NeedsJavaScript>
      <Button
        type="submit"
        className="w-full"
        disabled={missing.length > 0 || processing}
        aria-describedby="needed"
      >
        {processing ? processingText : words.submit}
      </Button>
      <p
        id="needed"
        role="status"
        className="mt-2 min-h-[3.1em] text-small sm:min-h-[1.55em] noscript:hidden"
      >
        {processing ? (
          <span className="sr-only">{processingText}</span>
        ) : (
          !summed && (missing.length > 0 ? words.needed(list.format(missing)) : words.ready)
        )}
      </p>
    </>
  );
}
