import { Slot } from '@/components/holyheaven/temple/slot';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { STATUSES } from '@/delivery/marks';
import { inScript } from '@/lib/in-script';
import { DHAMS, dhamsIn } from '@/lib/temples/counts';
import { statusTable } from '@/lib/temples/status-table';
import { StatusClock } from './status-clock';

/** A line for each dham: whether it is open now, and the next event. Without a script, the rule of its season. */
export function HomeStatus({ language }: { language: LanguageCode }) {
  const { homeStatus } = wordsIn(language);
  const temples = templesIn(language).slice(0, DHAMS);
  return (
    <section aria-labelledby="statuses">
      <h2 id="statuses" className="font-serif text-heading">
        {homeStatus.title}
      </h2>
      <ul className="mt-3 border-b border-line text-small">
        {temples.map((temple) => (
          <li key={temple.id} data-line="" className="border-t border-line py-2">
            <TextLink
              href={templePath(temple)}
              className="inline-flex min-h-11 items-center pr-3 font-semibold"
            >
              {temple.guide.words.name}
            </TextLink>
            <Slot name="state" as="span" className="font-semibold">
              {temple.guide.words.season}
            </Slot>
            <Slot name="event" />
            <Slot name="checked" className="text-muted" />
          </li>
        ))}
        {dhamsIn(temples) < DHAMS && (
          <li className="border-t border-line py-3">
            <span className="pr-3 font-semibold">{homeStatus.fourth.name}</span>
            {homeStatus.fourth.text}
          </li>
        )}
      </ul>
      <script
        type="application/json"
        {...{ [STATUSES]: '' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript escapes what could end the element
        dangerouslySetInnerHTML={{ __html: inScript(statusTable(temples)) }}
      />
      <StatusClock />
    </section>
  );
}
