import { Picture } from '@/components/ui/picture';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';
import { ExploreLink } from './explore-link';

/** The second offering: words on the page's measure, the picture running out of it on the right. */
export function SoftwareOffering() {
  const { title, text, picture } = home.offerings.software;
  return (
    <article className="bleed-right">
      <div className="self-center pr-gutter" data-reveal="slide">
        <h3 className="text-title">{title}</h3>
        <p className="mt-4 max-w-md">{text}</p>
        <ExploreLink href={technologyLinks.software.href} title={title} />
      </div>
      <Picture
        name={picture}
        sizes="(min-width: 64rem) 60vw, 95vw"
        className="aspect-[4/3] w-full object-cover object-[62%_50%]"
      />
    </article>
  );
}
