import { Container } from '@/components/ui/container';
import { designFeatures } from '@/content/company/defense';

/** The rules that the concept is designed around. */
export function DesignFeatures() {
  const { title, items } = designFeatures;
  return (
    <section className="border-t border-line pt-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <dl className="mt-8 border-b border-line">
          {items.map((feature) => (
            <div
              key={feature.title}
              className="grid gap-x-16 gap-y-2.5 border-t border-line py-5 md:grid-cols-[5fr_7fr] md:items-baseline"
              data-reveal="fade"
            >
              <dt className="wide text-heading">{feature.title}</dt>
              <dd className="max-w-prose">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
