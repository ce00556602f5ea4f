import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';

const itemLook = 'grid items-baseline gap-x-8 gap-y-3 border-t border-line py-8 lg:grid-cols-[7fr_5fr]';

export function Principles() {
  const { title, items } = home.principles;
  return (
    <section className="py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <ul className="mt-stack border-b border-line">
          {items.map((principle) => (
            <li key={principle.title} className={itemLook} data-reveal="fade">
              <h3 className="text-heading">{principle.title}</h3>
              <p className="max-w-prose text-lead">{principle.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
