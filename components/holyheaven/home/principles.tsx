import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

export function Principles({ language }: { language: LanguageCode }) {
  const { principles } = wordsIn(language);
  return (
    <section aria-labelledby="principles">
      <Container className="grid gap-x-16 gap-y-4 py-6 lg:py-12 lg:grid-cols-[5fr_7fr]">
        <h2 id="principles" className="text-heading">
          {principles.title}
        </h2>
        <div>
          {principles.items.map(({ title, text }, index) => (
            <div key={title} className="border-t border-line py-3" data-reveal="fade" data-stagger={index}>
              <h3 className="font-sans text-small font-semibold">{title}</h3>
              <p className="text-small text-muted">{text}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
