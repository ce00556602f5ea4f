import { clsx } from 'clsx';
import { Today, TodayLine } from '@/components/holyheaven/today/today';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import styles from './today-panel.module.css';

/** Whether the temple is open, why, and whom to ring. Without a script, the rule of its season. */
export function TodayPanel({ temple }: { temple: Temple }) {
  const { facts, words } = temple.guide;
  const ring = facts.contacts.find(({ key }) => key === facts.ring);
  return (
    <Today as="section" aria-labelledby="today" className={clsx(styles.panel, 'bg-surface text-ink')}>
      <TodayLine name="verdict" as="h2" id="today" className={clsx(styles.mark, 'font-serif text-heading')}>
        {wordsIn(temple.language).templePage.season}
      </TodayLine>
      <TodayLine name="reason" className="mt-1.5">
        {words.season}
      </TodayLine>
      {ring && (
        <ButtonLink href={ring.href} className="mt-3">
          {words.ring}
        </ButtonLink>
      )}
    </Today>
  );
}
