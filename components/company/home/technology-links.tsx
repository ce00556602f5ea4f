import { Link } from '@/components/ui/link';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';

/** The three technologies in one row at the foot of the hero. */
export function TechnologyLinks() {
  return (
    <ul className="mt-8 grid md:mt-12 md:grid-cols-3">
      {home.products.map(({ id, text }) => (
        <li
          key={id}
          className="border-t border-line max-md:last:border-b md:not-first:border-l md:not-first:pl-6 md:not-last:pr-6"
        >
          <Link
            href={technologyLinks[id].href}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-3 font-semibold after:text-accent after:content-['→'] hover:text-accent-text md:py-4"
          >
            {home.offerings[id].title}
            <span className="col-span-full row-start-2 text-small font-normal">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
