import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { MadeLabel } from '@/components/ui/made-label';
import { Picture } from '@/components/ui/picture';
import { Scene } from '@/components/ui/scene';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';

/** Screen readers also hear the title: they list links without the text around them. */
function ExploreLink({ href, title }: { href: string; title: string }) {
  return (
    <ButtonLink href={href} variant="quiet">
      {/* One element, so that its line runs on under the arrow. */}
      <span>
        {home.offerings.action}
        <span className="sr-only">: {title}</span> <span aria-hidden="true">→</span>
      </span>
    </ButtonLink>
  );
}

/** The first offering: a picture from edge to edge, with the design targets along the bottom. */
function DroneOffering() {
  const { title, text, picture, figures } = home.offerings.drone;
  return (
    <Scene as="article" picture={picture}>
      <h3 className="max-w-xl text-heading" data-reveal="fade">
        {title}
      </h3>
      <p className="mt-4 max-w-md">{text}</p>
      <ExploreLink href={technologyLinks.drone.href} title={title} />
      <dl className="mt-stack grid w-fit grid-cols-3 items-start gap-x-4 border-t border-line pt-4 sm:flex sm:gap-x-12">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-heading text-subheading whitespace-nowrap tabular-nums sm:text-heading">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Scene>
  );
}

/** The second offering: text within the page's width, a picture that runs to the window's right edge. */
function SoftwareOffering() {
  const { title, text, picture } = home.offerings.software;
  return (
    <article className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:ps-[max(var(--gutter),50%-42rem+var(--gutter))]">
      <div className="self-center pr-gutter max-lg:pl-gutter" data-reveal="slide">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-4 max-w-md">{text}</p>
        <ExploreLink href={technologyLinks.software.href} title={title} />
      </div>
      <div className="relative max-lg:order-first">
        <Picture
          name={picture}
          sizes="(min-width: 64rem) 60vw, 100vw"
          className="aspect-[4/3] w-full object-cover object-[72%_50%]"
        />
        <MadeLabel picture={picture} />
      </div>
    </article>
  );
}

/** The third offering: a wide, low picture with the text in two columns below it. */
function DefenseOffering() {
  const { title, text, picture, note } = home.offerings.defense;
  return (
    <Container>
      <article>
        <div className="relative [--gutter:1rem] max-lg:mx-[calc(50%-50vw)]">
          <Picture
            name={picture}
            sizes="(min-width: 84rem) 76rem, 100vw"
            className="aspect-[4/3] w-full object-cover object-[52%_42%] md:aspect-[5/2]"
          />
          <MadeLabel picture={picture} />
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <h3 className="text-heading" data-reveal="fade">
            {title}
          </h3>
          <div>
            <p className="max-w-prose">{text}</p>
            <ExploreLink href={technologyLinks.defense.href} title={title} />
            <p className="mt-4 border-t border-line pt-3 text-small text-muted">{note}</p>
          </div>
        </div>
      </article>
    </Container>
  );
}

/** The three core offerings, each with a layout of its own. */
export function Offerings() {
  return (
    <section className="pt-section">
      <Container className="grid items-end gap-x-8 gap-y-4 pb-stack lg:grid-cols-[7fr_5fr]">
        <h2 className="text-title">{home.offerings.title}</h2>
        <p className="max-w-md text-lead text-muted">{home.offerings.lead}</p>
      </Container>
      <div className="grid gap-section">
        <DroneOffering />
        <SoftwareOffering />
        <DefenseOffering />
      </div>
    </section>
  );
}
