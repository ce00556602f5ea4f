import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';

/** Four reasons in the four fields of a sight. */
export function WhyJoin() {
  const { title, items } = career.why;
  return (
    <section className="border-y border-line bg-surface py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className="quarters">
          {items.map((item, index) => (
            <li key={item.title} data-reveal="fade" data-stagger={index % 2}>
              <h3 className="text-heading">{item.title}</h3>
              <p className="mt-3 max-w-prose">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
