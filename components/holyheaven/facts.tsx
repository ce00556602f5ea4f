import { clsx } from 'clsx';
import styles from './facts.module.css';

type FactsProps = { facts: readonly { term: string; detail: string }[]; className?: string };

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={clsx(styles.facts, 'text-small', className)}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
