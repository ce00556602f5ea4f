import { clsx } from 'clsx';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { speechOf } from '@/lib/temples/today/words';
import { GatePlan } from './gate-plan';
import { Sourced } from './sourced';
import styles from './temple-rules.module.css';

/** The rules for visitors, set apart like a notice at the gate, and what to bring. */
export function TempleRules({ temple: { guide, language } }: { temple: Temple }) {
  const { facts, words } = guide;
  const { templePage, guide: shared, speech } = wordsIn(language);
  const { months: monthNames } = speechOf(speech);
  return (
    <section aria-labelledby="rules" className={clsx(styles.board, 'self-start')}>
      <h2 id="rules" className="text-title">
        {templePage.rules}
      </h2>
      <p className="mt-3 text-small text-muted">{templePage.rulesIntro}</p>
      {facts.rules.length === 0 && <p className="mt-4 font-semibold">{templePage.notKnown}</p>}
      <ul className="mt-4">
        {facts.rules.map(({ key, evidence }, index, all) => (
          <li key={key} className="border-t border-line py-3">
            <h3 className="font-serif text-subheading">{words.rules[key]?.title}</h3>
            <p className="mt-1">{words.rules[key]?.text}</p>
            {all[index + 1]?.evidence !== evidence && (
              <Sourced evidence={evidence} language={language} className="mt-1" />
            )}
          </li>
        ))}
      </ul>
      <GatePlan guide={guide} />
      <h3 className="mt-4 text-heading">{templePage.bring}</h3>
      <ul className="mt-2">
        {facts.bring.map(({ item, months }) => (
          <li key={item} className="border-t border-line py-2">
            {shared.bring[item]}
            {months && <span className="text-muted">, {monthNames(months)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
