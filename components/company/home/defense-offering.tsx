import { Container } from '@/components/ui/container';
import { MadeLabel } from '@/components/ui/made-label';
import { Picture } from '@/components/ui/picture';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';
import { ExploreLink } from './explore-link';

/** The third offering: a wide, low picture with the text in two columns below it. */
export function DefenseOffering() {
  const { title, text, picture, note } = home.offerings.defense;
  return (
    <Container>
      <article>
        <div className="relative">
          <Picture
            name={picture}
            sizes="(min-width: 84rem) 76rem, 100vw"
            className="aspect-[4/3] w-full object-cover object-[52%_42%] md:aspect-[5/2]"
          />
          <MadeLabel picture={picture} />
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <h3 className="text-title" data-reveal="fade">
            {title}
          </h3>
          <div>
            <p className="max-w-prose">{text}</p>
            <ExploreLink href={technologyLinks.defense.href} title={title} />
            <p className="mt-4 border-t border-line pt-3 font-mono text-label text-muted">{note}</p>
          </div>
        </div>
      </article>
    </Container>
  );
}
