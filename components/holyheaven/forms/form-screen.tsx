import type { ComponentProps } from 'react';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { ButtonLink } from '@/components/ui/button';
import { type LanguageCode, templeHome } from '@/content/languages';

/** A form and what stands beside it in a wide window. */
export const columns = 'grid gap-x-20 lg:grid-cols-[7fr_5fr]';
/** What the fields stand on. */
export const panel = 'bg-surface px-6 md:px-10';

type FormAsideProps = {
  id: string;
  words: Readonly<Record<'title' | 'link', string>>;
  /** What is still to come. */
  soon: ComponentProps<typeof ComingSoonButton>;
  language: LanguageCode;
};

/** What follows a form: a way to all temples, and what is still to come. */
export function FormAside({ id, words, soon, language }: FormAsideProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {words.title}
      </h2>
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
        <ButtonLink href={templeHome(language)} variant="secondary">
          {words.link}
        </ButtonLink>
        <ComingSoonButton {...soon} />
      </div>
    </section>
  );
}
