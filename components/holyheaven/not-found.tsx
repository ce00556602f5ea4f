import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { STATE, STATUS } from '@/lib/marks';
import { CardWindow } from './ornament/temple-window';
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
      <div className="mb-8 flex items-center gap-x-6 lg:gap-x-12">
        <div>
          <h1 className="text-title">{message.title}</h1>
          <p className="mt-3 mb-5 text-lead">{message.text}</p>
          <ButtonLink href={templeHome(language)} variant="secondary">
            {notFound.link}
          </ButtonLink>
        </div>
        <div {...{ [STATE]: 'closed' }} className="ml-auto w-18 shrink-0 lg:w-36">
          <CardWindow />
        </div>
      </div>
      <TempleStatuses language={language} />
    </Container>
  );
}
