import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { type LanguageCode, pathIn } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import styles from './form-screen.module.css';

// Floats set the parts in two columns: rows of a grid would give neighbours one height, and leave gaps. On phones the
// parts follow one another in the order of reading, which a form may share with what stands beside it.
const main = 'lg:float-left lg:clear-left lg:w-[calc((100%-5rem)*7/12)]';
const side = 'mb-stack lg:float-right lg:clear-right lg:w-[calc((100%-5rem)*5/12)]';

type FormScreenProps = {
  temple: Temple;
  title: string;
  lead: string;
  /** What helps now. On phones it stands after the form. */
  beside: ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

/** The page of a form about one temple; `aside` stands under the form. */
export function FormScreen({ temple, title, lead, beside, aside, children }: FormScreenProps) {
  return (
    <Container className="pt-stack">
      <div className={clsx(styles.screen, 'lg:flow-root')}>
        <div className={clsx(main, 'mb-8')}>
          <p className="text-small font-semibold text-accent-text">{temple.title}</p>
          <h1 className="mt-3 text-title">{title}</h1>
          <p className="mt-4 max-w-prose font-serif text-lead">{lead}</p>
        </div>
        <div className={clsx(main, 'mb-stack max-w-2xl border-t-2 border-turmeric bg-surface p-6 md:p-10')}>
          {children}
        </div>
        <div className={side}>{beside}</div>
        <div className={clsx(side, styles.picture)}>
          <TempleWindow temple={temple} alt="" sizes="64rem" className="aspect-4/5 w-full" />
        </div>
        <div className={clsx(main, 'mb-stack')}>{aside}</div>
      </div>
    </Container>
  );
}

type FormAsideProps = {
  id: string;
  words: Readonly<Record<'title' | 'text' | 'link', string>>;
  /** What is still to come. */
  soon: ComponentProps<typeof ComingSoonButton>;
  language: LanguageCode;
};

/** What stands under the form: what is still to come, and a way to all temples. */
export function FormAside({ id, words, soon, language }: FormAsideProps) {
  return (
    <section aria-labelledby={id} className="mb-10 border-t border-line pt-6">
      <h2 id={id} className="text-heading">
        {words.title}
      </h2>
      <p className="mt-3 mb-6">{words.text}</p>
      <ComingSoonButton {...soon} />
      <ButtonLink href={pathIn(language, '/holyheaven')} variant="quiet" className="mt-2">
        {words.link}
      </ButtonLink>
    </section>
  );
}
