import type { ReactNode } from 'react';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { Container } from '@/components/ui/container';
import type { Temple } from '@/content/temples/types';

type FormScreenProps = {
  temple: Temple;
  title: string;
  lead: string;
  aside: ReactNode;
  children: ReactNode;
};

/** The page of a form about one temple; `aside` stands under the temple's picture. */
export function FormScreen({ temple, title, lead, aside, children }: FormScreenProps) {
  return (
    <Container className="grid grid-cols-1 gap-x-20 gap-y-stack py-stack lg:grid-cols-[7fr_5fr]">
      <div>
        <p className="text-small font-semibold text-accent-text">{temple.title}</p>
        <h1 className="mt-3 text-title">{title}</h1>
        <p className="mt-4 max-w-prose font-serif text-lead">{lead}</p>
        <div className="mt-8 max-w-2xl border-t-2 border-turmeric bg-surface p-6 md:p-10">{children}</div>
      </div>
      <div>
        <TempleWindow
          temple={temple}
          alt=""
          sizes="64rem"
          className="mx-auto mb-stack hidden aspect-4/5 w-full lg:block"
        />
        {aside}
      </div>
    </Container>
  );
}
