import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';

/** Four reasons, the first of them large. */
export function WhyJoin() {
  const { title, items } = career.why;
  return (
    <section className="py-section">
      <Container>
        <h2 className="text-small font-normal text-muted">{title}</h2>
        <ul className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {items.map((item) => (
            <li
              key={item.title}
              data-reveal="fade"
              className="group border-line not-first:border-t not-first:pt-5 first:col-span-full md:first:grid md:first:grid-cols-[7fr_5fr] md:first:items-end md:first:gap-x-16 md:first:pb-8"
            >
              <h3 className="text-subheading group-first:text-title">{item.title}</h3>
              <p className="mt-3 max-w-prose group-first:mt-4 group-first:text-lead md:group-first:mt-0">
                {item.text}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
