import { clsx } from 'clsx';
import { templePage } from '@/content/holyheaven/temple-page';
import { guideCommon } from '@/content/temples/guide/en/common';
import type { Temple } from '@/content/temples/types';
import { Sourced } from './sourced';
import styles from './temple-rules.module.css';

/** The rules for visitors, set apart like a notice at the gate, and what to bring. */
export function TempleRules({ temple: { guide } }: { temple: Temple }) {
  const { facts, words } = guide;
  return (
    <section aria-labelledby="rules" className={clsx(styles.board, 'self-start')}>
      <h2 id="rules" className="text-title">
        {templePage.rules}
      </h2>
      <p className="mt-3 text-small text-muted">{templePage.rulesIntro}</p>
      <ul className="mt-4">
        {facts.rules.map(({ key, evidence }, index, all) => (
          <li key={key} className="border-t border-line py-3">
            <h3 className="font-serif text-subheading">{words.rules[key]?.title}</h3>
            <p className="mt-1">{words.rules[key]?.text}</p>
            {all[index + 1]?.evidence !== evidence && <Sourced evidence={evidence} className="mt-1" />}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 text-heading">{templePage.bring}</h3>
      <ul className="mt-2">
        {facts.bring.map(({ item, months }) => (
          <li key={item} className="border-t border-line py-2">
            {guideCommon.bring[item]}
            {months && <span className="text-muted">, {guideCommon.months(months)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
