import { ButtonLink } from '@/components/ui/button';
import { flight } from '@/content/company/flight';
import { home } from '@/content/company/home';
import styles from './flight.module.css';
import { FlightStage } from './flight-stage';
import { FlightStill } from './flight-still';

/**
 * Why the company exists, told by a flight from the ground to the ceiling. Words scroll over a drawing that stays; without
 * a script, without motion and on paper each step has a still of its own.
 */
export function Flight() {
  const { title, action, others, ours, paragraphs } = home.redefining;
  return (
    <section data-flight className={styles.flight}>
      <FlightStage className={styles.stage} words={flight.picture} />
      <div className={styles.step}>
        <div data-words className={styles.words}>
          <h2 className="font-mono text-label font-normal text-accent-text">{title}</h2>
          <p className="wide mt-6 text-heading text-muted">
            {others} <span className="text-ink">{ours}</span>
          </p>
        </div>
      </div>
      <ol>
        {flight.steps.map(({ at, title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.still}>
              <FlightStill step={index + 1} />
            </div>
            <div data-words className={styles.words}>
              <p className="font-mono text-label text-accent-text">{at}</p>
              <h3 className="mt-3 text-title">{title}</h3>
              <p className="mt-4 text-lead">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.step}>
        <div data-words className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-6">
              {paragraph}
            </p>
          ))}
          <ButtonLink href="/about" variant="secondary">
            {action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
