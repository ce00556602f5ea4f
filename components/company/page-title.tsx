import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';

/** The title of a page with the paper theme, with a label above it. */
export function PageTitle({ label, children }: { label: ReactNode; children: string }) {
  return (
    <>
      <Label>{label}</Label>
      <h1 className="mt-1 text-display lg:mt-2">{children}</h1>
    </>
  );
}
