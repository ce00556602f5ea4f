import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { StillDrawing } from '@/components/ui/still-drawing';
import { flight } from '@/content/company/flight';
import { home } from '@/content/company/home';
import styles from './flight.module.css';
import { FlightStage } from './flight-stage';

/**
 * Why the company exists, told as a flight from the valleys to the ceiling. At a desk, its child, the hero, turns into
 * the drawing; on a phone the drawing follows the hero. Without JavaScript, with reduced motion and in print, each step has a still.
 */
export function Flight({ children }: { children: ReactNode }) {
  const { title, action, others, ours, judged } = home.redefining;
  return (
    <div data-flight className={clsx(styles.flight, 'relative')}>
      {children}
      <FlightStage captions={flight.picture} />
      <section className={styles.steps}>
        <div className={styles.step}>
          <div className={styles.words}>
            <h2 className="text-small font-normal text-muted">{title}</h2>
            <p className="wide mt-6 text-heading text-muted lg:text-[min(2.8vw,2.5rem)]">
              {others} <span className="text-ink">{ours}</span>
            </p>
          </div>
        </div>
        <ol>
          {flight.steps.map(({ at, title, text, caption }, index) => (
            <li key={title} className={clsx(styles.step, 'break-inside-avoid')}>
              <figure className={clsx(styles.still, 'max-lg:-mx-gutter lg:order-1')}>
                <StillDrawing
                  name={`step-${index + 1}`}
                  alt=""
                  width={800}
                  height={507}
                  className="print:invert"
                />
                <figcaption className="text-small text-muted max-lg:px-gutter">{caption}</figcaption>
              </figure>
              <div data-words className={styles.words}>
                <p className="text-label max-lg:mt-2 max-lg:font-semibold lg:text-subheading lg:text-muted">
                  {at}
                </p>
                <h3 className="mt-3 text-title lg:text-[min(3.9vw,3.5rem)] lg:leading-[1.05]">{title}</h3>
                <p className="mt-4 text-lead">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.step}>
          <div className={styles.words}>
            <p className="wide mb-8 text-heading">{judged}</p>
            <ButtonLink href="/about" variant="secondary">
              {action}
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
