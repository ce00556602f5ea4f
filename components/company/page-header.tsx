import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';

type PageHeaderProps = { eyebrow?: string; title: string; lead?: string; children?: ReactNode };

/** The header of a page without a picture: a large title, and the lead below it on the right. */
export function PageHeader({ eyebrow, title, lead, children }: PageHeaderProps) {
  return (
    <Container className="grid items-end gap-x-16 gap-y-5 pt-6 pb-6 sm:pt-stack sm:pb-stack lg:grid-cols-[8fr_4fr] lg:pt-16">
      <div>
        {eyebrow && <Label className="mb-3 sm:mb-4">{eyebrow}</Label>}
        <h1 className="text-display">{title}</h1>
      </div>
      {lead && <p className="max-w-prose text-lead">{lead}</p>}
      {children}
    </Container>
  );
}
