import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/company/contact';
import { site } from '@/content/site';
import { OpenNow } from './open-now';

/** Everything one needs to reach us in one strip, like the head of an approach chart. */
export function Briefing() {
  const words = contact.details;
  return (
    <section aria-label={contact.title} className="border-y border-line bg-surface">
      <Container>
        <dl className="briefing">
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${site.email}`} className="briefing-main">
                {site.email}
              </a>
              <p>{words.response}</p>
            </dd>
          </div>
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={site.phone.href} className="briefing-main">
                {site.phone.display}
              </a>
            </dd>
          </div>
          <div>
            <dt>{words.hours}</dt>
            <dd>
              <p className="briefing-main">{site.hours}</p>
              <OpenNow />
            </dd>
          </div>
          <div>
            <dt>{words.address}</dt>
            <dd>
              <address className="not-italic">
                {site.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </dd>
          </div>
          <div>
            <dt>{words.social}</dt>
            <dd>
              <ul className="flex gap-x-6 xl:block">
                {site.social.map(({ label, href }) => (
                  <li key={href} className="flex min-h-7 items-start">
                    <TextLink href={href} rel="noopener noreferrer">
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </Container>
    </section>
  );
}
