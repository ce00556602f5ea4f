import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';

type PageTitleProps = {
  label: ReactNode;
  children: string;
  /** h2 while another is the page's title. */
  as?: 'h1' | 'h2';
};

/** The title of a page with the paper theme, with a label above it. */
export function PageTitle({ label, children, as: Title = 'h1' }: PageTitleProps) {
  return (
    <>
      <Label>{label}</Label>
      <Title className="mt-2 text-display">{children}</Title>
    </>
  );
}
