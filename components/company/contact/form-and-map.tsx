import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import { contact } from '@/content/company/contact';
import { site } from '@/content/site';
import { openingPath, openings } from '@/lib/company/openings';
import { Points } from '../career/opening-details';
import { WorkFigure } from '../career/work-drawing';
import { Elsewhere, WriteOrCall } from './contact-details';
import { ContactForm } from './contact-form';
import { generalOnly } from './general-only';
import { OfficeMap } from './office-map';

export function FormAndMap() {
  const { map } = contact;
  return (
    <Container className="grid grid-cols-1 gap-x-16 gap-y-6 pb-section lg:grid-cols-[7fr_5fr] lg:gap-y-8">
      <div className={clsx('lg:col-span-full', generalOnly)}>
        <WriteOrCall />
      </div>
      <ContactForm
        to={site.email}
        careers={site.careersEmail}
        openings={openings.map((opening) => ({
          slug: opening.slug,
          title: opening.title,
          facts: (
            <>
              <p className="mt-2 text-small text-muted lg:mt-4">
                <span className="mr-3 max-sm:block">
                  {opening.type} · {opening.location}
                </span>{' '}
                <TextLink href={openingPath(opening)}>{career.opening.whole}</TextLink>
              </p>
              <div className="mt-5 lg:mt-8">
                <WorkFigure of={opening.drawing} />
              </div>
              <div className="mt-8 max-lg:hidden">
                <Points title={career.openings.requirements} points={opening.requirements} />
              </div>
            </>
          ),
        }))}
      />
      <section id="map" data-reveal className={clsx('max-lg:mt-4', generalOnly)}>
        <h2 className="mb-3 text-heading">{map.title}</h2>
        <OfficeMap
          src={site.map.embed}
          title={map.frame}
          load={map.load}
          again={map.again}
          note={map.note}
          failed={map.failed}
          sketch={
            <StillDrawing
              name="delhi"
              alt={map.drawing}
              width={615}
              height={600}
              className="h-full object-cover"
            />
          }
        >
          <TextLink href={site.map.link} rel="noopener noreferrer">
            {map.link}
          </TextLink>
        </OfficeMap>
        <Elsewhere />
      </section>
    </Container>
  );
}
