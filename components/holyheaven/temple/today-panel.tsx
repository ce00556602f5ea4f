import { clsx } from 'clsx';
import { Today, TodayLine, TodayLink } from '@/components/holyheaven/today/today';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { shareLines, templeUrl } from '@/lib/temples/share-text';
import { formatterOf } from '@/lib/temples/today/words';
import { whatsappLink } from '@/lib/text';
import styles from './today-panel.module.css';

/** Whether the temple is open on the day on which somebody reads the page. Without a script, the rule of its season. */
export function TodayPanel({ temple }: { temple: Temple }) {
  const { facts, words } = temple.guide;
  const { templePage, sharing, speech } = wordsIn(temple.language);
  // The last one holds whenever no other does.
  const action = facts.actions.at(-1);
  const href = facts.contacts.find(({ key }) => key === action?.contact)?.href ?? '';
  return (
    <Today as="section" aria-labelledby="today" className={clsx(styles.panel, 'bg-surface text-ink')}>
      <TodayLine name="day" as="h2" id="today" className="font-sans text-small font-semibold">
        {templePage.season}
      </TodayLine>
      <TodayLine name="tithi" className="text-small text-muted" />
      <TodayLine name="held" className="mt-2 font-serif text-subheading" />
      <TodayLine name="verdict" className={clsx(styles.state, 'mt-1 font-serif text-heading')} />
      <TodayLine name="next" className="font-serif text-subheading" />
      <TodayLine name="doors" className="mt-2" />
      <TodayLine name="headline" className="mt-2 font-semibold" />
      <TodayLine name="warning" className={clsx(styles.warning, 'mt-3 text-small')} />
      <TodayLine name="text" className="mt-2 text-small">
        {words.season}
      </TodayLine>
      <TodayLine name="note" className="mt-1 text-small text-muted" />
      <TodayLine name="seats" className="mt-2 text-small" />
      <TodayLine name="event" className="mt-3 border-t border-line pt-3 text-small font-semibold" />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {action && (
          <TodayLink name="action" href={href}>
            {words.actions[action.key]}
          </TodayLink>
        )}
        <TodayLink name="share" variant="quiet" href={whatsappLink(...shareLines(temple), templeUrl(temple))}>
          {sharing.whatsappGuide}
        </TodayLink>
      </p>
      <TodayLine name="checked" className="mt-1 text-small text-muted">
        {formatterOf(speech).checked(facts.checked)}
      </TodayLine>
    </Today>
  );
}
