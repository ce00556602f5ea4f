import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { STATUS } from '@/lib/marks';
import { TempleStatuses } from './temple-statuses';

type TempleNotFoundProps = {
  language: LanguageCode;
  /** What was not found: a temple, or any page whose address begins with a language. */
  words?: 'notFound' | 'pageNotFound';
};

/** Says that there is no such temple, above the temples that there are. */
export function TempleNotFound({ language, words = 'notFound' }: TempleNotFoundProps) {
  const { notFound, [words]: message } = wordsIn(language);
  return (
    <Container className="py-stack">
      <meta name={STATUS} content="404" />
      <h1 className="text-title">{message.title}</h1>
      <p className="mt-3 mb-5 text-lead text-balance">{message.text}</p>
      <ButtonLink href={templeHome(language)} variant="secondary" className="mb-8">
        {notFound.link}
      </ButtonLink>
      <TempleStatuses language={language} />
    </Container>
  );
}
