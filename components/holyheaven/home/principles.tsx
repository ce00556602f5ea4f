import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

export function Principles({ language }: { language: LanguageCode }) {
  const { principles } = wordsIn(language);
  return (
    <section aria-labelledby="principles">
      <Container className="py-6 lg:py-12">
        <h2 id="principles" className="text-heading">
          {principles.title}
        </h2>
        <div className="mt-4 gap-x-16 lg:grid lg:grid-cols-3">
          {principles.items.map(({ title, text }, index) => (
            <div key={title} className="border-t border-line py-3" data-reveal data-stagger={index}>
              <h3 className="text-subheading">{title}</h3>
              <p className="mt-1 text-small text-muted">{text}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
