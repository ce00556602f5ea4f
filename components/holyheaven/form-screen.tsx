import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Temple } from '@/content/temples/types';
import { ArchWindow } from './arch-window';
import { Eyebrow } from './eyebrow';

type FormScreenProps = {
  temple: Temple;
  title: string;
  lead: string;
  /** What stands under the arch, beside the form: the help block. */
  aside: ReactNode;
  children: ReactNode;
};

/** The page of a form about one temple: the form on the left, the temple in its arch on the right. */
export function FormScreen({ temple, title, lead, aside, children }: FormScreenProps) {
  return (
    <Container className="form-screen">
      <div>
        <Eyebrow>{temple.title}</Eyebrow>
        <h1 className="mt-3 text-title">{title}</h1>
        <p className="mt-4 max-w-prose font-serif text-lead">{lead}</p>
        <div className="form-sheet">{children}</div>
      </div>
      <div>
        <ArchWindow picture={temple.poster} alt="" sizes="64rem" className="form-arch" />
        {aside}
      </div>
    </Container>
  );
}
