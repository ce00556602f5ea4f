import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';

type OpeningProps = { eyebrow?: string; title: string; lead?: string; children?: ReactNode };

/** The opening of a page without a picture: its title at full size, its lead set low on the right. */
export function Opening({ eyebrow, title, lead, children }: OpeningProps) {
  return (
    <Container className="grid items-end gap-x-16 gap-y-6 pt-stack pb-stack lg:grid-cols-[8fr_4fr] lg:pt-24">
      <div>
        {eyebrow && <Label className="mb-4">{eyebrow}</Label>}
        <h1 className="text-display">{title}</h1>
      </div>
      {lead && <p className="max-w-prose text-lead">{lead}</p>}
      {children}
    </Container>
  );
}
