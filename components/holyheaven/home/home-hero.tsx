import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { countIn } from '@/lib/temples/counts';
import styles from './home-hero.module.css';

export function HomeHero({ language }: { language: LanguageCode }) {
  const { home } = wordsIn(language);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className={styles.masthead}>{home.title}</h1>
        <p className="max-w-sm text-lead">{countIn(language, home.lead, templesIn(language).length)}</p>
      </div>
      <Picture
        name="poster-rameshwaram"
        alt={altIn(language, 'poster-rameshwaram')}
        sizes="(min-width: 64rem) 130vh, 100vw"
        priority
        className={styles.picture}
      />
      <p className={clsx(styles.caption, 'text-label')}>{home.caption}</p>
    </section>
  );
}
