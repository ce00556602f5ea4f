import type { ComponentProps } from 'react';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { ButtonLink } from '@/components/ui/button';
import { type LanguageCode, templeHome } from '@/content/languages';

/** The panel behind the fields. */
export const panel = 'bg-surface px-6 md:px-8';

type FormAsideProps = {
  id: string;
  words: Readonly<Record<'title' | 'link', string>>;
  /** A feature still to come. */
  soon: ComponentProps<typeof ComingSoonButton>;
  language: LanguageCode;
};

/** Below a form: a link to all temples, and a feature still to come. */
export function FormAside({ id, words, soon, language }: FormAsideProps) {
  return (
    <section aria-labelledby={id} className="gap-x-10 border-t border-line pt-8 sm:flex sm:items-center">
      <h2 id={id} className="text-heading">
        {words.title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:mt-4">
        <ButtonLink href={templeHome(language)} variant="secondary">
          {words.link}
        </ButtonLink>
        <ComingSoonButton {...soon} />
      </div>
    </section>
  );
}
