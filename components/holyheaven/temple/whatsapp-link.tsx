'use client';

import { useToday } from '@/components/holyheaven/today/today';
import { ButtonLink } from '@/components/ui/button';
import { useClientValue } from '@/lib/browser';
import { whatsappLink } from '@/lib/text';

/** The page's address: with scripts the visitor's current one, before that `built`. */
export const usePageUrl = (built: string) => useClientValue(() => location.origin + location.pathname, built);

type WhatsAppLinkProps = {
  url: string;
  label: string;
  /** The message without today's status. */
  text: string;
};

/** Sends the page by WhatsApp, with today's status. */
export function WhatsAppLink({ url: built, label, text }: WhatsAppLinkProps) {
  const url = usePageUrl(built);
  const { message = text } = useToday();
  return (
    // Today's status is in the first tap, too: see show-answer.ts.
    <ButtonLink
      variant="quiet"
      suppressHydrationWarning
      className="print:hidden"
      href={whatsappLink(message, url)}
    >
      {label}
    </ButtonLink>
  );
}
