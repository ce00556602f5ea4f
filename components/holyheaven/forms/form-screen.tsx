import type { ComponentProps, ReactNode } from 'react';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { type LanguageCode, templeHome } from '@/content/languages';
import type { Temple } from '@/content/temples/types';

/** A form and what stands beside it in a wide window. */
export const columns = 'grid gap-x-20 lg:grid-cols-[7fr_5fr]';
/** What the fields stand on. */
export const panel = 'bg-surface px-6 md:px-10';

type FormScreenProps = {
  temple: Temple;
  title: string;
  lead: string;
  aside: ReactNode;
  /** The form, in `columns`. */
  children: ReactNode;
};

/** The page of a form about one temple; `aside` stands under the form. */
export function FormScreen({ temple, title, lead, aside, children }: FormScreenProps) {
  return (
    <Container className="py-stack">
      <p className="text-small font-semibold text-accent-text">{temple.title}</p>
      <h1 className="mt-2 text-title">{title}</h1>
      <p className="mt-3 mb-6 max-w-prose font-serif text-lead">{lead}</p>
      {children}
      <div className="mt-stack">{aside}</div>
    </Container>
  );
}

/** The temple in its window, in the column beside the form. */
export function FormPicture({ temple }: { temple: Temple }) {
  return (
    <TempleWindow temple={temple} alt="" sizes="20rem" className="mt-8 aspect-4/5 max-w-xs max-lg:hidden" />
  );
}

type FormAsideProps = {
  id: string;
  words: Readonly<Record<'title' | 'link', string>>;
  /** What is still to come. */
  soon: ComponentProps<typeof ComingSoonButton>;
  language: LanguageCode;
};

/** What stands under the form: what is still to come, and a way to all temples. */
export function FormAside({ id, words, soon, language }: FormAsideProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="text-heading">
        {words.title}
      </h2>
      <ButtonLink href={templeHome(language)} variant="secondary" className="mt-4 mb-2">
        {words.link}
      </ButtonLink>
      <ComingSoonButton {...soon} />
    </section>
  );
}
