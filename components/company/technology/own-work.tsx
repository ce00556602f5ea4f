import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { ownWork } from '@/content/company/software';
import { templePath, temples } from '@/content/temples';

/** The public site that the software team builds, with pictures of its pages. */
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
        <ul className="grid grid-cols-2 gap-1.5 border border-line bg-(--sandstone) p-1.5 text-(--maroon) *:first:col-span-2 sm:grid-cols-3 sm:*:first:row-span-2">
          {temples.map((temple) => (
            <li key={temple.id} className="relative">
              <Picture
                name={temple.image}
                alt=""
                sizes="(min-width: 64rem) 28rem, 60vw"
                className="aspect-16/10 size-full object-cover"
              />
              <Link
                href={templePath(temple)}
                className="absolute inset-0 content-end hover:underline hover:underline-offset-4"
              >
                <span className="-mb-px block w-fit bg-(--sandstone) px-1 pt-1 text-label max-sm:text-[0.8125rem] sm:px-2">
                  {temple.title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
