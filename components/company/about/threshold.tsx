import { about } from '@/content/company/about';
import { WayOn } from '../way-on';
import styles from './flight-line.module.css';

/** Where the line meets the runway: the bars of its threshold, and two ways on. */
export function Threshold() {
  const { title, links } = about.ways;
  return (
    <section className={styles.threshold}>
      <h2 className="sr-only">{title}</h2>
      <ul className="mx-auto grid max-w-page px-gutter pt-stack pb-section md:grid-cols-2">
        {links.map((link) => (
          <WayOn key={link.href} {...link} labelLook="wide text-title" textLook="text-lead" />
        ))}
      </ul>
    </section>
  );
}
