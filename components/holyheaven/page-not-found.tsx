import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { STATUS } from '@/lib/marks';
import { TempleLinks } from './temple-links';

/** For an address that begins with a language and leads nowhere. */
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
      <TempleLinks language={language} className="mt-stack border-t border-line pt-8" />
    </Container>
  );
}
