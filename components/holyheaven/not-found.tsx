import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { STATUS } from '@/lib/marks';
import { Torana } from './ornament/ornament';
import { CardWindow } from './ornament/temple-window';

type TempleNotFoundProps = {
  language: LanguageCode;
  /** What is not found: a temple, or any page under an address that begins with a language. */
  words?: 'notFound' | 'pageNotFound';
};

/** A gate with no temple behind it but those that there are. */
export function TempleNotFound({ language, words = 'notFound' }: TempleNotFoundProps) {
  const { notFound, [words]: message } = wordsIn(language);
  return (
    <Container className="py-8">
      <meta name={STATUS} content="404" />
      <Torana>
        <div className="text-center">
          <h1 className="text-[clamp(1.75rem,1.2rem+2vw,2.75rem)]/[var(--leading-heading,1.1)]">
            {message.title}
          </h1>
          <p className="mt-2">{message.text}</p>
        </div>
        <TempleLinks language={language} className="mt-6" />
        <p className="mt-6 text-center">
          <ButtonLink href={templeHome(language)} variant="secondary">
            {notFound.link}
          </ButtonLink>
        </p>
      </Torana>
    </Container>
  );
}

/** Links to the temples, on pages that show none. */
export function TempleLinks({ language, className }: { language: LanguageCode; className?: string }) {
  const { others } = wordsIn(language).notFound;
  return (
    <nav aria-label={others} className={className}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {templesIn(language).map((temple) => (
          <li key={temple.id} className="relative flex items-center gap-3 sm:flex-col sm:text-center">
            <CardWindow temple={temple} className="w-14 shrink-0 sm:w-full sm:max-w-44" />
            <div>
              <Link
                href={templePath(temple)}
                className="font-serif text-subheading underline decoration-accent decoration-1 underline-offset-4 after:absolute after:inset-0 hover:text-accent-text"
              >
                {temple.title}
              </Link>
              <p className="text-small text-muted">{temple.state}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
