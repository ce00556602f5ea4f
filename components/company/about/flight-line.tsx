import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { about } from '@/content/company/about';
import { WayOn } from '../way-on';
import styles from './flight-line.module.css';

type StopProps = { title: string; figure?: string; children: ReactNode };

/** A stop on the line: its name to the left of the line, its text to the right. */
function Stop({ title, figure, children }: StopProps) {
  return (
    <section className={styles.stop}>
      <div className={styles.name}>
        <h2 className="text-heading">{title}</h2>
        {figure && <p className="mt-1 text-lead text-muted tabular-nums">{figure}</p>}
      </div>
      <div className={styles.text} data-reveal="fade">
        {children}
      </div>
    </section>
  );
}

/** The line painted on the hangar floor runs on down the page, past story, mission, vision and approach. */
export function FlightLine() {
  const { story, mission, vision, approach } = about;
  return (
    <div className={styles.line}>
      <Stop title={story.title} figure={story.figure}>
        <p className="text-lead font-semibold">{story.lead}</p>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-prose">
            {paragraph}
          </p>
        ))}
      </Stop>
      {[mission, vision].map(({ title, statement, text }) => (
        <Stop key={title} title={title}>
          <p className="wide text-display">{statement}</p>
          <p className="mt-6 max-w-prose">{text}</p>
        </Stop>
      ))}
      <Stop title={approach.title}>
        <ol className="grid gap-8">
          {approach.steps.map((step) => (
            <li key={step.title}>
              <h3 className="text-subheading">{step.title}</h3>
              <p className="mt-2 max-w-prose">{step.text}</p>
            </li>
          ))}
        </ol>
      </Stop>
    </div>
  );
}

/** Where the line leads. */
export function WaysOn() {
  const { title, links } = about.ways;
  return (
    <section>
      <h2 className="sr-only">{title}</h2>
      <Container className="pt-stack pb-section">
        <ul className="grid border-y border-line md:grid-cols-3">
          {links.map((link) => (
            <WayOn key={link.href} {...link} labelLook="wide text-heading" />
          ))}
        </ul>
      </Container>
    </section>
  );
}
