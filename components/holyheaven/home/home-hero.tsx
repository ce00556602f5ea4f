import { clsx } from 'clsx';
import { Backdrop } from '@/components/holyheaven/backdrop';
import { Container } from '@/components/ui/container';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { countIn } from '@/lib/temples/counts';
import styles from './home-hero.module.css';

export function HomeHero({ language }: { language: LanguageCode }) {
  const { home } = wordsIn(language);
  return (
    <Backdrop
      picture="holyheaven-hero"
      alt={altIn(language, 'holyheaven-hero')}
      sizes="max(100vw, 170vh)"
      shade="dawn"
    >
      <Container className={styles.words}>
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className={styles.masthead}>{home.title}</h1>
        <p className="max-w-sm text-lead">{countIn(language, home.lead, templesIn(language).length)}</p>
      </Container>
      <p className={clsx(styles.caption, 'text-label')}>{home.caption}</p>
    </Backdrop>
  );
}
