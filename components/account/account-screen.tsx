import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

type AccountScreenProps = { title: string; lead: string; aside?: ReactNode; children: ReactNode };

/** An account screen: the explanation on the left, the one thing to do on the right. */
export function AccountScreen({ title, lead, aside, children }: AccountScreenProps) {
  return (
    <Container className="grid gap-x-16 gap-y-10 py-stack lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:py-section">
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
      </div>
      <div className="w-full max-w-form border-t-2 border-accent pt-8 lg:row-span-2 lg:justify-self-end">
        {children}
      </div>
      {aside && <div>{aside}</div>}
    </Container>
  );
}
