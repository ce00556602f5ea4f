import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';

export function TempleTips({ temple: { tripPlanning, tips, tripLink, language } }: { temple: Temple }) {
  const { templePage } = wordsIn(language);
  return (
    <Container className="py-section">
      <section aria-labelledby="tips" className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="tips" className="text-title">
            {templePage.tips}
          </h2>
          <p className="mt-6 max-w-prose font-serif text-lead">{tripPlanning}</p>
          <ButtonLink href={tripLink} className="mt-6">
            {templePage.planLink}
          </ButtonLink>
        </div>
        <ul>
          {tips.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line py-4" data-reveal="fade" data-stagger={index}>
              <h3 className="font-sans text-body font-semibold">{title}</h3>
              <p className="mt-1 max-w-prose">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
