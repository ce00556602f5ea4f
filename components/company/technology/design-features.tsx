import { Container } from '@/components/ui/container';
import { designFeatures } from '@/content/company/defense';

/** The rules that the concept is designed around, as a list of terms. */
export function DesignFeatures() {
  const { title, items } = designFeatures;
  return (
    <section className="border-t border-line py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <dl className="mt-8 border-b border-line">
          {items.map((feature) => (
            <div key={feature.title} className="feature" data-reveal="fade">
              <dt className="text-heading wide">{feature.title}</dt>
              <dd className="max-w-prose">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
