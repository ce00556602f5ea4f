import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

/** Who runs the site, and on what principles. */
export function Principles({ language }: { language: LanguageCode }) {
  const { title, text, link, items } = wordsIn(language).principles;
  return (
    <section aria-labelledby="principles" className="bg-surface">
      <Container className="grid gap-x-16 gap-y-6 py-6 lg:grid-cols-2 lg:py-12">
        <div>
          <h2 id="principles" className="text-heading">
            {title}
          </h2>
          <p className="mt-2 mb-4 max-w-prose">{text}</p>
          <ButtonLink href="/about" hrefLang="en" variant="secondary">
            {link}
          </ButtonLink>
        </div>
        <div>
          {items.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-3">
              <h3 className="text-subheading">{title}</h3>
              <p className="mt-1 text-small text-muted">{text}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
