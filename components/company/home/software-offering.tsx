import { MadeLabel } from '@/components/ui/made-label';
import { Picture } from '@/components/ui/picture';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';
import { ExploreLink } from './explore-link';

/** The second offering: text within the page's width, a picture that runs to the window's right edge. */
export function SoftwareOffering() {
  const { title, text, picture } = home.offerings.software;
  return (
    <article className="grid gap-8 ps-[max(var(--gutter),50%-42rem+var(--gutter))] lg:grid-cols-[2fr_3fr]">
      <div className="self-center pr-gutter" data-reveal="slide">
        <h3 className="text-title">{title}</h3>
        <p className="mt-4 max-w-md">{text}</p>
        <ExploreLink href={technologyLinks.software.href} title={title} />
      </div>
      <div className="relative">
        <Picture
          name={picture}
          sizes="(min-width: 64rem) 60vw, 95vw"
          className="aspect-[4/3] w-full object-cover object-[72%_50%]"
        />
        <MadeLabel picture={picture} />
      </div>
    </article>
  );
}
