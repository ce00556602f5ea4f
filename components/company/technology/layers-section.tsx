import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { software } from '@/content/company/software';

/** A drawing of the software's layers with a numbered list that explains them. */
export function LayersSection() {
  const { title, lead, caption, callouts, description } = software.drawing;
  return (
    <section className="py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-prose text-lead">{lead}</p>
        {/* The caption has its own row, so that the list is as tall as the drawing whose layers it numbers. */}
        <figure data-reveal className="mt-8 grid gap-x-16 lg:mt-12 lg:grid-cols-[7fr_5fr]">
          <StillDrawing name="layers" alt={description} width={600} height={480} />
          <ol
            reversed
            className="grid border-b max-lg:order-1 border-line *:relative *:border-t *:border-line *:py-2 *:pl-8 *:before:absolute *:before:left-0 *:before:text-accent-text *:text-balance *:before:content-[counter(list-item)] max-lg:mt-8 max-sm:text-[0.9375rem] max-sm:leading-snug sm:*:py-3 sm:*:pl-11 lg:auto-rows-fr lg:*:content-center"
          >
            {callouts.map(({ name, text }) => (
              <li key={name}>
                <strong className="block font-semibold">{name}</strong> {text}
              </li>
            ))}
          </ol>
          <figcaption className="mt-4 border-t border-ink py-2 text-label lg:row-start-2">
            {caption}
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}
