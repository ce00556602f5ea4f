import { Link } from '@/components/ui/link';
import { about } from '@/content/company/about';

/** Where the line meets the runway: its threshold bars, and two ways on. */
export function Threshold() {
  const { title, links } = about.ways;
  return (
    <section className="threshold">
      <h2 className="sr-only">{title}</h2>
      <ul className="threshold-ways">
        {links.map(({ href, label, text }) => (
          <li key={href} className="way">
            <Link href={href} className="wide text-display">
              {label}
            </Link>
            <p className="mt-4 text-lead text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
