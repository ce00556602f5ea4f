'use client';

import { useToday } from '@/components/holyheaven/today/today';
import { ButtonLink } from '@/components/ui/button';
import { useClientValue } from '@/lib/browser';
import { whatsappLink } from '@/lib/text';

/** What a visitor shares: the current address with today's message, or without scripts `built` and `text`. */
export function useShared(built: string, text: string) {
  const url = useClientValue(() => location.origin + location.pathname, built);
  const { message = text } = useToday();
  return { url, message };
}

type WhatsAppLinkProps = {
  url: string;
  label: string;
  /** The message without today's status. */
  text: string;
};

/** Sends the page by WhatsApp, with today's status. */
export function WhatsAppLink({ url: built, label, text }: WhatsAppLinkProps) {
  const { url, message } = useShared(built, text);
  return (
    // Today's status is in the first tap, too: see show-answer.ts.
    <ButtonLink
      variant="secondary"
      suppressHydrationWarning
      className="max-sm:grow max-sm:px-2 print:hidden"
      href={whatsappLink(message, url)}
    >
      {label}
    </ButtonLink>
  );
}
