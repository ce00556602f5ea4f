import { clsx } from 'clsx';
import { Backdrop } from '@/components/holyheaven/backdrop';
import { Container } from '@/components/ui/container';
import { home } from '@/content/holyheaven/home';
import { temples } from '@/content/temples';
import styles from './home-hero.module.css';

export function HomeHero() {
  return (
    <Backdrop picture="holyheaven-hero" sizes="max(100vw, 170vh)" shade="dawn">
      <Container className={styles.words}>
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className={styles.masthead}>{home.title}</h1>
        <p className="max-w-sm text-lead">{home.lead(temples.length)}</p>
      </Container>
      <p className={clsx(styles.caption, 'text-label')}>{home.caption}</p>
    </Backdrop>
  );
}
