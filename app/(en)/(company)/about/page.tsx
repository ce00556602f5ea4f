import { Sheets } from '@/components/company/about/sheets';
import { Approach, Mission, Story } from '@/components/company/about/story';
import { Plate } from '@/components/company/plate';
import { WaysOn } from '@/components/company/ways-on';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { about } from '@/content/company/about';
import { pageMetadata } from '@/lib/metadata';

const path = '/about';

export const metadata = pageMetadata(path);

export default function AboutPage() {
  return (
    <>
      <Plate {...about.hero} drawing={<Sheets />} />
      <Story />
      <Approach />
      <Mission />
      <section>
        <h2 className="sr-only">{about.ways.title}</h2>
        <Container className="py-stack">
          <WaysOn links={about.ways.links} columns="md:grid-cols-3" />
        </Container>
      </section>
      <StructuredData path={path} />
    </>
  );
}
