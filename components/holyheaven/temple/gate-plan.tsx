import { wordsIn } from '@/content/holyheaven/words';
import type { Guide, Side } from '@/content/temples/guide-types';
import styles from './gate-plan.module.css';
import { Sourced } from './sourced';

// North is up. A gate stands in the middle of its side.
const places: Record<Side, [x: number, y: number]> = {
  north: [120, 14],
  east: [220, 110],
  south: [120, 206],
  west: [20, 110],
};

/**
 * The walls with their gates, numbered like the list beside them. The drawing is hidden from screen readers: the list says
 * the same. Only what a government page gives is drawn.
 */
export function GatePlan({ guide: { facts, words, language } }: { guide: Guide }) {
  const { plan } = facts;
  if (!plan || !words.plan) return null;
  const { gates, missing } = words.plan;
  const { title, temple } = wordsIn(language).templePage.plan;
  return (
    <section aria-labelledby="gate-plan" className="mt-4 border-t border-line pt-4">
      <h3 id="gate-plan" className="font-serif text-subheading">
        {title}
      </h3>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <svg aria-hidden="true" viewBox="0 0 240 220" className={styles.plan}>
          <rect x="20" y="14" width="200" height="192" />
          <rect x="57" y="62" width="126" height="95" />
          <text x="120" y="116" textAnchor="middle">
            {temple}
          </text>
          {plan.gates.map(({ key, side }, index) => {
            const [x, y] = places[side];
            return (
              <g key={key}>
                <circle cx={x} cy={y} r="13" />
                <text x={x} y={y + 6} textAnchor="middle" className={styles.number}>
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
        <ol className="list-decimal pl-6">
          {plan.gates.map(({ key }) => (
            <li key={key} className="py-0.5">
              {gates[key]}
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-3 text-small">{missing}</p>
      <Sourced evidence={plan.evidence} language={language} className="mt-1" />
    </section>
  );
}
