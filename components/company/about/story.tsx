import { Container } from '@/components/ui/container';
import { Drawing, marked } from '@/components/ui/drawing';
import { StillDrawing } from '@/components/ui/still-drawing';
import { about } from '@/content/company/about';

const { story, mission, vision, approach } = about;

/** The logo's lines in the order of the words: the horizon of the sky, the sun on it, a flight across both. */
const logo = ['M2 22h28', 'M8 22a8 8 0 0 1 16 0', 'M5 27 27 5m-7 0h7v7'];

/** The company's origin, beside its founding year and the meaning of its name. */
export function Story() {
  return (
    <section data-theme="paper" className="border-t border-ink py-stack">
      <Container className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-small font-normal text-muted">{story.title}</h2>
          <dl className="mt-2 divide-y divide-line *:py-2 lg:*:py-3.5">
            {story.facts.map(([word, meaning], index) => (
              <div key={word} className="relative">
                <dt className="wide text-heading lg:text-title">{word}</dt>
                <dd className="text-muted">
                  {meaning}
                  <Drawing
                    viewBox="0 0 32 32"
                    className="absolute top-2 right-4 size-14 [stroke-width:2px] lg:size-20"
                  >
                    {logo.slice(0, index + 1).map((line, part) => (
                      <path key={line} d={line} {...(part === 2 && marked)} />
                    ))}
                  </Drawing>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:pt-7" data-reveal>
          <p className="wide text-heading">{story.lead}</p>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-prose lg:text-lead">
              {paragraph}
            </p>
          ))}
        </div>
      </Container>
    </section>
  );
}

/** How the company works. */
export function Approach() {
  return (
    <section data-theme="paper" className="pb-stack max-lg:pt-stack">
      <Container>
        <h2 className="text-small font-normal text-muted">{approach.title}</h2>
        <ol className="mt-4 border-b border-line [counter-reset:step]">
          {approach.steps.map((step) => (
            <li
              key={step.title}
              className="grid items-baseline gap-x-16 gap-y-1 border-t border-ink py-4 [counter-increment:step] not-first:border-line lg:grid-cols-[5fr_7fr]"
            >
              <h3 className="flex items-baseline text-item before:w-11 before:shrink-0 before:text-lead before:font-normal before:text-accent-text before:content-[counter(step)]">
                {step.title}
              </h3>
              <p className="max-w-prose text-balance max-lg:ml-11 lg:text-lead">{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** What the company is for, and what it works towards. */
export function Mission() {
  return (
    <section className="pt-section">
      <Container>
        <h2 className="text-small font-normal text-muted">{mission.title}</h2>
        <p className="wide mt-4 text-statement">{mission.statement}</p>
        <div className="mt-6 grid gap-x-16 gap-y-6 lg:mt-10 lg:grid-cols-[5fr_7fr]">
          <figure className="text-label text-muted lg:order-1">
            <div className="relative *:[p]:absolute *:[p]:bg-canvas *:[p]:px-1 *:[p]:text-ink">
              <StillDrawing name="mission" alt="" width={800} height={507} />
              <p className="top-[54%] left-[49%]">{mission.road}</p>
              <p className="top-[73%] right-[9%]">{mission.village}</p>
            </div>
            <figcaption className="mt-2 text-balance">{mission.caption}</figcaption>
          </figure>
          <div className="self-start border-l-2 border-accent pl-6">
            <h2 className="text-small font-normal text-muted">{vision.title}</h2>
            <p className="wide mt-2 text-heading text-balance">{vision.statement}</p>
            <p className="mt-3 max-w-prose text-balance">{vision.text}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
