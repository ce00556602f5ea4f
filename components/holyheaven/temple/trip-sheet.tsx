import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Today, TodayLine } from '@/components/holyheaven/today/today';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { hoursRows } from '@/lib/temples/hours-rows';
import { templeUrl } from '@/lib/temples/share-text';
import { formatterOf } from '@/lib/temples/today/formatter';
import { fill } from '@/lib/text';
import styles from './trip-sheet.module.css';

// For handwriting.
const LINES = ['one', 'two', 'three'];

type PartProps = { title: string; className?: string; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <section className={clsx(styles.part, className)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Today's status, or the rule of the season. */
function TodayBox({ guide: { words, language } }: Pick<Temple, 'guide'>) {
  return (
    <Today as="section" again className={styles.today}>
      <TodayLine name="now" as="h2">
        {wordsIn(language).templePage.season}
      </TodayLine>
      <TodayLine name="verdict" className={styles.state} />
      <TodayLine name="reason">{words.season}</TodayLine>
      <TodayLine name="warning" />
      <TodayLine name="event" />
    </Today>
  );
}

type TripSheetProps = {
  temple: Temple;
  /** Parts for a planned day only, above the columns. */
  parts?: ReactNode;
  /** Replaces today's status. */
  children?: ReactNode;
};

/** The page on one sheet of paper, to take along. Only print shows it, and print shows nothing else. */
export function TripSheet({ temple, parts, children }: TripSheetProps) {
  const { before, origins = [] } = temple;
  const { facts, words } = temple.guide;
  // Without `carry`, which has its own section.
  const rules = (['enter', 'book', 'stay', 'wear', 'leave', 'cost', 'elders'] as const).flatMap((line) =>
    before[line] ? { line, ...before[line] } : [],
  );
  const { templePage, shared, speech } = wordsIn(temple.language);
  const { sheet } = templePage;
  const format = formatterOf(speech);
  const numbers = facts.contacts.filter(({ kind }) => kind !== 'mail');
  // Only the usual hours: the box at the top shows those of the day itself.
  const usualHours = hoursRows(temple.guide).filter(({ when }) => when.length === 0);
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>{fill(sheet.title, { temple: words.name })}</p>
      {children ? <section className={styles.today}>{children}</section> : <TodayBox guide={temple.guide} />}
      <div className={styles.columns}>
        {parts}
        <Part title={templePage.hours} className={styles.hours}>
          <dl>
            {usualHours.map(({ key, name, doors, pauses }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{[doors.join(speech.nextDoor), pauses].filter(Boolean).join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={templePage.rules} className={styles.rules}>
          <ul>
            {rules.map(({ line, answer }) => (
              <li key={line}>
                <strong>{templePage.before[line]}:</strong> {answer}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={sheet.way}>
          {origins.length === 0 && <p>{templePage.notKnown}</p>}
          <ul>
            {origins.map(({ from, answer }) => (
              <li key={from}>
                <strong>{from}:</strong> {answer}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={sheet.numbers}>
          <ul>
            {numbers.map(({ key, shown }) => (
              <li key={key}>
                {words.contacts[key]?.name}: <strong>{shown}</strong>{' '}
                {words.contacts[key]?.note && `(${words.contacts[key].note})`}
              </li>
            ))}
            <li>{templePage.railways}</li>
          </ul>
        </Part>
        <Part title={templePage.bring} className={styles.bring}>
          <ul>
            {facts.bring.map(({ item, months }) => (
              <li key={item}>
                ☐ {shared.bring[item]}
                {months && `, ${format.months(months)}`}
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <Part title={sheet.notes} className={styles.notes}>
        {LINES.map((line) => (
          <p key={line} className={styles.line} />
        ))}
      </Part>
      <p className={styles.foot}>
        {templePage.support.private} {shared.fakeSites} {format.checked(facts.checked)} · {templeUrl(temple)}
      </p>
    </div>
  );
}
