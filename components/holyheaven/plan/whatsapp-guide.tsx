'use client';

import { ButtonLink } from '@/components/ui/button';
import { whatsappLink } from '@/lib/text';
import { useClientValue } from '@/lib/use-client-value';

type WhatsAppGuideProps = { lines: readonly string[]; url: string; path: string; children: string };

/** Sends a temple's guide, with its address on the site at which the visitor is: `url` is the one that the build knows. */
export function WhatsAppGuide({ lines, url, path, children }: WhatsAppGuideProps) {
  const address = useClientValue(() => location.origin + path, url);
  return (
    <ButtonLink variant="quiet" href={whatsappLink(...lines, address)} className="mt-2 mr-6">
      {children}
    </ButtonLink>
  );
}
