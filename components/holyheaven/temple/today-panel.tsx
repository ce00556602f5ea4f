import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { STATE, TODAY } from '@/lib/marks';
import { shareText, templeUrl } from '@/lib/temples/share-text';
import { todayPage } from '@/lib/temples/today/data';
import { tithisFrom } from '@/lib/temples/today/tithi';
import { speechOf } from '@/lib/temples/today/words';
import { inScript, whatsappLink } from '@/lib/text';
import { Slot } from './slot';
import { TodayClock } from './today-clock';
import styles from './today-panel.module.css';

/** Whether the temple is open on the day on which somebody reads the page. Without a script, the rule of its season. */
export function TodayPanel({ temple }: { temple: Temple }) {
  const { facts, words } = temple.guide;
  const { templePage, sharing, speech } = wordsIn(temple.language);
  // The last one holds whenever no other does.
  const action = facts.actions.at(-1);
  const href = facts.contacts.find(({ key }) => key === action?.contact)?.href ?? '';
  return (
    <section
      aria-labelledby="today"
      {...{ [STATE]: '' }}
      suppressHydrationWarning
      className={clsx(styles.panel, 'bg-surface text-ink')}
    >
      <Slot name="day" as="h2" id="today" className="font-sans text-small font-semibold">
        {templePage.season}
      </Slot>
      <Slot name="tithi" className="text-small text-muted" />
      <Slot name="held" className="mt-2 font-serif text-subheading" />
      <Slot name="state" className={clsx(styles.state, 'mt-1 font-serif text-heading')} />
      <Slot name="next" className="font-serif text-subheading" />
      <Slot name="doors" className="mt-2" />
      <Slot name="headline" className="mt-2 font-semibold" />
      <Slot name="warning" className={clsx(styles.warning, 'mt-3 text-small')} />
      <Slot name="text" className="mt-2 text-small">
        {words.season}
      </Slot>
      <Slot name="note" className="mt-1 text-small text-muted" />
      <Slot name="seats" className="mt-2 text-small" />
      <Slot name="event" className="mt-3 border-t border-line pt-3 text-small font-semibold" />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {action && (
          <ButtonLink href={href} data-slot="action" suppressHydrationWarning>
            {words.actions[action.key]}
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          href={whatsappLink(shareText(temple), templeUrl(temple))}
          data-share=""
          suppressHydrationWarning
        >
          {sharing.whatsappGuide}
        </ButtonLink>
      </p>
      <Slot name="checked" className="mt-1 text-small text-muted">
        {speechOf(speech).checked(facts.checked)}
      </Slot>
      <script
        type="application/json"
        {...{ [TODAY]: '' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript escapes what could end the element
        dangerouslySetInnerHTML={{
          __html: inScript({
            ...todayPage(temple.guide),
            tithis: tithisFrom(facts.checked, temple.marked.position),
          }),
        }}
      />
      <TodayClock />
    </section>
  );
}
