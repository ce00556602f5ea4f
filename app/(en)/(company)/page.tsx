import { Closing } from '@/components/company/home/closing';
import { Flight } from '@/components/company/home/flight/flight';
import { Offerings } from '@/components/company/home/offerings';
import { Principles } from '@/components/company/home/principles';
import { StatsPanel } from '@/components/company/home/stats-panel';
import { TechnologyLinks } from '@/components/company/home/technology-links';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { home } from '@/content/company/home';
import { contactPath } from '@/lib/company/form-links';
import { pageMetadata } from '@/lib/metadata';

const path = '/';

export const metadata = pageMetadata(path);

export default function HomePage() {
  const { tag, title, lead, actions } = home.hero;
  return (
    <>
      <Flight>
        <Hero
          size="screen"
          picture="home-hero"
          eyebrow={tag}
          title={title}
          lead={lead}
          foot={<TechnologyLinks />}
        >
          <ButtonLink href={contactPath({ subject: 'Partnership Opportunity' })}>
            {actions.contact}
          </ButtonLink>
          <ButtonLink href="/demo" variant="quiet">
            {actions.demo}
          </ButtonLink>
        </Hero>
      </Flight>
      <StatsPanel />
      <Offerings />
      <Principles />
      <Closing />
      <StructuredData path={path} />
    </>
  );
}
