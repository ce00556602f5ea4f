import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/company/contact';
import { site } from '@/content/site';
import { openings } from '@/lib/company/openings';
import { Elsewhere, Visit, WriteOrCall } from './contact-details';
import { ContactForm } from './contact-form';
import { DelhiSketch } from './delhi-sketch';
import { OfficeMap } from './office-map';

export function FormAndMap() {
  const { map } = contact;
  return (
    <Container className="grid gap-x-16 gap-y-stack pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <WriteOrCall />
        <section id="write" data-reveal className="group/write -scroll-mt-6 pt-6 lg:pt-stack">
          <ContactForm to={site.email} openings={openings.map(({ slug, title }) => ({ slug, title }))} />
        </section>
      </div>
      <section id="map" data-reveal data-stagger="1" className="flex flex-col">
        <h2 className="sr-only">{map.title}</h2>
        <Visit />
        <OfficeMap src={site.map.embed} title={map.frame} load={map.load}>
          <DelhiSketch />
        </OfficeMap>
        <p className="border-x border-b border-line p-4 text-small">
          {map.place}{' '}
          <TextLink href={site.map.link} rel="noopener noreferrer" className="inline-block">
            {map.link}
          </TextLink>
        </p>
        <Elsewhere />
      </section>
    </Container>
  );
}
