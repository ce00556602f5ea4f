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
      <div
        className={clsx(
          'px-gutter pt-4 pb-5 lg:pt-[clamp(1.5rem,6svh,5rem)] lg:pr-12 lg:pb-16',
          'lg:pl-[max(var(--gutter),50vw-42rem+var(--gutter))]',
        )}
      >
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className={styles.masthead}>{home.title}</h1>
        <p className="max-w-sm text-lead">{countIn(language, home.lead, templesIn(language).length)}</p>
      </div>
      <Picture
        name="poster-rameshwaram"
        alt={altIn(language, 'poster-rameshwaram')}
        sizes="(min-width: 64rem) 130vh, 100vw"
        priority
        className="absolute inset-0 size-full object-cover object-[62%_30%] lg:object-[62%_0]"
      />
      {/* Above the search panel, which reaches into the picture. */}
      <p className="absolute bottom-14 left-gutter bg-canvas px-2 text-label lg:bottom-4 lg:p-0 print:hidden">
        {home.caption}
      </p>
    </section>
  );
}
