import { clsx } from 'clsx';
import { OwnName } from '@/components/holyheaven/temple/temple-hero';
import status from '@/components/holyheaven/temple/today-panel.module.css';
import { YearChart } from '@/components/holyheaven/temple/year-chart';
import { StatusLines } from '@/components/holyheaven/temple-statuses';
import { TodayLater, TodayProvider } from '@/components/holyheaven/today/today';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import { mainLanguage } from '@/content/languages';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { statusTable } from '@/lib/temples/today/table';
import styles from './temple-listing.module.css';

/** A temple in the list: what it is, when to go, the ways to its pages and, after a search, whether it is open. */
export function TempleEntry({ temple }: { temple: Temple }) {
  const { image, title, direction, place, state, standfirst, language, tripLink, guide } = temple;
  const { listing, templePage } = wordsIn(language);
  return (
    <article className="flex h-full flex-col border-t border-line pt-4 @3xl:grid @3xl:grid-cols-[auto_1fr] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-10 @3xl:[&>picture]:row-span-2">
      <Picture
        name={image}
        alt=""
        sizes="24rem"
        className={clsx(
          styles.picture,
          'mb-4 aspect-5/2 w-full object-cover object-[50%_20%] @3xl:aspect-4/3 @3xl:w-96',
        )}
      />
      <div>
        <p className="mb-3 text-small font-semibold text-accent-text">
          {direction}&nbsp;· {place}, {state}
        </p>
        {language === mainLanguage && (
          // One height, so that titles in a row align.
          <div className="md:h-8">
            <OwnName temple={temple} />
          </div>
        )}
        <h3 className="mt-1 text-[clamp(1.75rem,2.6vw,2.25rem)] leading-tight">
          <TextLink href={templePath(temple)}>{title}</TextLink>
        </h3>
        <p className={clsx(styles.intro, 'mt-2 text-small text-muted')}>{standfirst}</p>
      </div>
      <div className="flex grow flex-col">
        <TodayProvider table={statusTable(temple)}>
          <TodayLater className={clsx(status.row, styles.found, 'mt-2')}>
            <StatusLines />
          </TodayLater>
        </TodayProvider>
        <div className={styles.year}>
          <YearChart guide={guide} />
        </div>
        <p className={clsx(styles.when, 'mt-2')}>{guide.words.when}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 pt-3 @3xl:mt-0">
          <ButtonLink variant="secondary" href={templePath(temple)} className="max-sm:px-5">
            {listing.link}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          <ButtonLink variant="quiet" href={tripLink}>
            {templePage.planLink}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
