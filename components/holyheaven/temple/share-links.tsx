import { ButtonLink } from '@/components/ui/button';
import type { Words } from '@/content/holyheaven/words';

type ShareLinksProps = { url: string; title: string; text: string; words: Words['sharing'] };

/** WhatsApp and email, which need no JavaScript. */
export function ShareLinks({ url, title, text, words: sharing }: ShareLinksProps) {
  const message = encodeURIComponent(`${text}\n\n${url}`);
  return (
    <>
      <ButtonLink variant="quiet" href={`https://wa.me/?text=${message}`}>
        {sharing.whatsapp}
      </ButtonLink>
      <ButtonLink variant="quiet" href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>
        {sharing.email}
      </ButtonLink>
    </>
  );
}
