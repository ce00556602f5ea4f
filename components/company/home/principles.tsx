import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';

export function Principles() {
  const { title, items } = home.principles;
  return (
    <section className="py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className="mt-stack grid gap-x-12 gap-y-8 md:grid-cols-3">
          {items.map((principle) => (
            <li key={principle.title} className="border-t border-line pt-5" data-reveal="fade">
              <h3 className="text-item">{principle.title}</h3>
              <p className="mt-3 max-w-prose">{principle.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
