import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { ownWork } from '@/content/company/software';
import { templePath, temples } from '@/content/temples';

/** The public site that the software team builds, with its temples. */
export function OwnWork() {
  const { title, text, link } = ownWork;
  return (
    <section className="py-section">
      <Container className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 mb-6 max-w-prose">{text}</p>
          <ButtonLink href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        </div>
        <ul className="grid grid-cols-3 gap-3 sm:gap-6">
          {temples.map((temple) => (
            <li key={temple.id} className="relative">
              <Picture
                name={temple.image}
                alt=""
                sizes="(min-width: 64rem) 30rem, 60vw"
                className="aspect-3/4 w-full object-cover"
              />
              <Link
                href={templePath(temple)}
                className="mt-2 block text-small font-semibold wrap-anywhere max-sm:text-[0.8125rem] after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {temple.place}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
