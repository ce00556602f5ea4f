import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { capitalised } from '@/content/number-words';
import { templesIn } from '@/content/temples';
import { fill } from '@/lib/text';

export function HomeHero({ language }: { language: LanguageCode }) {
  const { home, numbers } = wordsIn(language);
  const { length } = templesIn(language);
  return (
    <header className="justify-between gap-x-14 pt-4 lg:flex lg:items-end lg:pt-7">
      <div>
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className="mt-1 text-[clamp(2.75rem,15vw,5.5rem)] leading-none tracking-[-0.03em] not-[:lang(en)]:leading-[1.1]">
          {home.title}
        </h1>
      </div>
      <p className="mt-1.5 max-w-sm text-lead text-balance lg:mb-1">
        {capitalised(fill(home.lead, { count: numbers[length] ?? length }))}
      </p>
    </header>
  );
}
