import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templesIn } from '@/content/temples';
import { countIn } from '@/lib/temples/counts';
import styles from './home-hero.module.css';

export function HomeHero({ language }: { language: LanguageCode }) {
  const { home } = wordsIn(language);
  const temples = templesIn(language);
  return (
    <section className={styles.hero}>
      <div className="px-gutter pt-5 pb-4 lg:self-center lg:py-6 lg:pr-12 lg:pl-[max(var(--gutter),50vw-42rem+var(--gutter))]">
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className={styles.masthead}>{home.title}</h1>
        <p className="max-w-sm text-lead text-balance">{countIn(language, home.lead, temples.length)}</p>
      </div>
      <Picture
        name="holyheaven-hero"
        alt={altIn(language, 'holyheaven-hero')}
        sizes="(min-width: 64rem) 70vw, 100vw"
        priority
        className="absolute inset-0 size-full object-cover object-[60%_30%] lg:object-[70%_15%]"
      />
      <p className="absolute right-0 bottom-0 bg-canvas px-2 text-label print:hidden">{home.caption}</p>
    </section>
  );
}
