import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { STATUS } from '@/lib/marks';
import { Band } from './band';
import { CardWindow } from './ornament/temple-window';

type TempleNotFoundProps = {
  language: LanguageCode;
  /** What was not found: a temple, or any page whose address begins with a language. */
  words?: 'notFound' | 'pageNotFound';
};

/** Says that there is no such temple, above links to the existing ones. */
export function TempleNotFound({ language, words = 'notFound' }: TempleNotFoundProps) {
  const { notFound, [words]: message } = wordsIn(language);
  return (
    <Container className="py-stack">
      <meta name={STATUS} content="404" />
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-5">
        <div>
          <h1 className="text-title">{message.title}</h1>
          <p className="mt-3 text-lead">{message.text}</p>
        </div>
        <ButtonLink href={templeHome(language)} variant="secondary">
          {notFound.link}
        </ButtonLink>
      </div>
      <TempleLinks language={language} className="mt-8" />
    </Container>
  );
}

/** Links to the temples, shown as their windows, for pages that show no temple. */
export function TempleLinks({ language, className }: { language: LanguageCode; className?: string }) {
  const { others } = wordsIn(language).notFound;
  return (
    <Band tone="maroon" className={className}>
      <nav aria-labelledby="temples" className="p-6 sm:p-10">
        <h2 id="temples" className="text-heading">
          {others}
        </h2>
        <ul className="mt-4 grid gap-x-8 lg:gap-x-14 sm:mt-6 sm:grid-cols-3">
          {templesIn(language).map((temple) => (
            <li
              key={temple.id}
              className="relative flex items-center gap-3 hover:text-accent-text max-sm:border-t max-sm:border-line max-sm:py-3 sm:block"
            >
              <CardWindow
                temple={temple}
                sizes="(min-width: 40rem) 40rem, 9rem"
                className="max-sm:w-14 max-sm:shrink-0"
              />
              <div className="sm:mt-4">
                <Link
                  href={templePath(temple)}
                  className="font-serif text-[1.1875rem] leading-tight underline decoration-1 underline-offset-4 after:absolute after:inset-0 lg:text-[1.5rem]"
                >
                  {temple.title}
                </Link>
                <p className="mt-1 text-small text-muted">{temple.state}</p>
              </div>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
}
