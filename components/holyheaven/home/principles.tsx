import { Divider } from '@/components/holyheaven/ornament/ornament';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

const row =
  'grid gap-x-10 gap-y-2 border-t border-line py-7 first:border-t-0 first:pt-0 md:grid-cols-[2fr_3fr]';

export function Principles({ language }: { language: LanguageCode }) {
  const { principles } = wordsIn(language);
  return (
    <section aria-labelledby="principles">
      <Container className="pb-section">
        <Divider />
        <div className="mt-stack grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
          <h2 id="principles" className="text-title">
            {principles.title}
          </h2>
          <div>
            {principles.items.map(({ title, text }, index) => (
              <div key={title} className={row} data-reveal="fade" data-stagger={index}>
                <h3 className="text-heading">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
