import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';

type PageHeaderProps = { eyebrow?: string; title: string; lead?: ReactNode; children?: ReactNode };

/** The header of a page without a picture: a large title, and the lead below it on the right. */
export function PageHeader({ eyebrow, title, lead, children }: PageHeaderProps) {
  return (
    <Container className="grid items-end gap-x-16 gap-y-4 pt-6 pb-6 sm:pt-stack lg:grid-cols-[7fr_5fr] lg:pb-8">
      <div>
        {eyebrow && <Label className="mb-3 sm:mb-4">{eyebrow}</Label>}
        <h1 className="text-display">{title}</h1>
      </div>
      {lead && <div className="max-w-form text-lead text-balance">{lead}</div>}
      {children}
    </Container>
  );
}
