import { clsx } from 'clsx';
import { Checked } from '@/components/holyheaven/checked';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple } from '@/content/temples/types';
import styles from './temple-rules.module.css';

/** The rules for visitors, set apart like a notice at the gate. */
export function TempleRules({ rules: { items, source } }: Pick<Temple, 'rules'>) {
  return (
    <section aria-labelledby="rules" className={clsx(styles.board, 'self-start')} data-reveal="fade">
      <h2 id="rules" className="text-heading">
        {templePage.rules}
      </h2>
      <p className="mt-3 text-small text-muted">{templePage.rulesIntro}</p>
      <ul className="mt-6">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4">
            <h3 className="font-serif text-subheading">{title}</h3>
            <p className="mt-1 wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
      <Checked source={source} />
    </section>
  );
}
