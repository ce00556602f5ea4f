import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple } from '@/content/temples/types';
import { TempleRules } from './temple-rules';

export function TempleTips({ temple: { tripPlanning, tips, tripLink, rules } }: { temple: Temple }) {
  return (
    <Container className="grid gap-x-16 gap-y-section py-section lg:grid-cols-[6fr_6fr]">
      <section aria-labelledby="tips">
        <h2 id="tips" className="text-title">
          {templePage.tips}
        </h2>
        <p className="mt-6 max-w-prose font-serif text-lead">{tripPlanning}</p>
        <ul className="mt-8">
          {tips.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line py-4" data-reveal="fade" data-stagger={index}>
              <h3 className="font-sans text-body font-semibold">{title}</h3>
              <p className="mt-1 max-w-prose">{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink href={tripLink} className="mt-6">
          {templePage.planLink}
        </ButtonLink>
      </section>
      <TempleRules rules={rules} />
    </Container>
  );
}
