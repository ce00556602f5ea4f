import { ButtonLink } from '@/components/ui/button';
import { sharing } from '@/content/holyheaven/sharing';

/** WhatsApp and email, which need no JavaScript. */
export function ShareLinks({ url, title, text }: { url: string; title: string; text: string }) {
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
