import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';

/** Four reasons, side by side where there is room. */
export function WhyJoin() {
  const { title, items } = career.why;
  return (
    <section className="py-stack">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
          {items.map((item) => (
            <li key={item.title} data-reveal className="border-t border-line py-4 sm:py-5">
              <h3 className="text-subheading">{item.title}</h3>
              <p className="mt-2 max-w-prose sm:mt-3">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
