import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { Link } from '@/components/ui/link';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { STATUS } from '@/lib/marks';
import { Torana } from './ornament/ornament';
import { TempleWindow } from './ornament/temple-window';

/** A gate with no temple behind it, and the ways to those that are there. */
export function TempleNotFound({ language }: { language: LanguageCode }) {
  const { notFound } = wordsIn(language);
  return (
    <Container className="flex flex-col items-center gap-8 py-8">
      <meta name={STATUS} content="404" />
      <div className="grid w-full max-w-md justify-items-center *:[grid-area:1/1]">
        <Torana className="w-full text-accent-text" />
        <div className="flex max-w-60 flex-col justify-center gap-2 pt-[30%] text-center sm:max-w-xs sm:gap-3">
          <h1 className="text-heading">{notFound.title}</h1>
          <p className="font-serif">{notFound.text}</p>
        </div>
      </div>
      <TempleLinks language={language} className="w-full max-w-3xl" />
      <ButtonLink href={templeHome(language)}>{notFound.link}</ButtonLink>
    </Container>
  );
}

/** Links to the temples, on pages that show none. */
function TempleLinks({ language, className }: { language: LanguageCode; className?: string }) {
  return (
    <nav aria-label={wordsIn(language).notFound.others} className={className}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {templesIn(language).map((temple) => (
          <li key={temple.id}>
            <Link
              href={templePath(temple)}
              className="flex items-center gap-x-5 gap-y-3 font-serif text-subheading underline decoration-accent decoration-1 underline-offset-4 hover:text-accent-text sm:flex-col"
            >
              <TempleWindow
                temple={temple}
                alt=""
                sizes="20rem"
                className="aspect-4/5 w-20 shrink-0 sm:w-36"
              />
              {temple.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For an unknown address that begins with a language. */
export function PageNotFound({ language }: { language: LanguageCode }) {
  const { eyebrow, title, text, temples } = wordsIn(language).pageNotFound;
  return (
    <Container className="py-section">
      <meta name={STATUS} content="404" />
      <Label>{eyebrow}</Label>
      <h1 className="mt-4 text-title">{title}</h1>
      <p className="mt-6 max-w-prose text-lead text-muted">{text}</p>
      <ButtonLink href={templeHome(language)} className="mt-10">
        {temples}
      </ButtonLink>
      <TempleLinks language={language} className="mt-stack max-w-3xl border-t border-line pt-8" />
    </Container>
  );
}
