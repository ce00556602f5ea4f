import { TempleNotFound } from '@/components/holyheaven/not-found-screen';
import { SectionChips } from '@/components/holyheaven/temple/section-chips';
import { TempleAtTheDoor } from '@/components/holyheaven/temple/temple-at-the-door';
import { TempleContacts } from '@/components/holyheaven/temple/temple-contacts';
import { TempleHero } from '@/components/holyheaven/temple/temple-hero';
import { TempleShare } from '@/components/holyheaven/temple/temple-share';
import { TempleStory } from '@/components/holyheaven/temple/temple-story';
import { TempleSupport } from '@/components/holyheaven/temple/temple-support';
import { TempleTips } from '@/components/holyheaven/temple/temple-tips';
import { TempleTravel } from '@/components/holyheaven/temple/temple-travel';
import { TempleYear } from '@/components/holyheaven/temple/temple-year';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { VerseBand } from '@/components/holyheaven/verse-band';
import { StructuredData } from '@/components/layout/structured-data';
import { getQuote } from '@/content/holyheaven/quotes';
import { templeParams } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { type TempleParams, templeMetadata, templeOf } from '@/lib/temples/temple-page';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

const pathOf = ({ id }: Pick<Temple, 'id'>) => `/holyheaven/${id}`;

export const generateMetadata = templeMetadata(pathOf);

export default async function TemplePage(props: TempleParams) {
  const temple = await templeOf(props);
  if (!temple) return <TempleNotFound />;
  return (
    <>
      <TempleHero temple={temple} />
      <SectionChips />
      <TempleAtTheDoor temple={temple} />
      <TempleTravel temple={temple} />
      <TempleContacts temple={temple} />
      <TempleYear temple={temple} />
      <TempleStory temple={temple} />
      <VerseBand quote={getQuote(temple.verse)} />
      <TempleTips temple={temple} />
      <TempleSupport temple={temple} />
      <TempleShare temple={temple} />
      <TripSheet temple={temple} />
      <StructuredData path={pathOf(temple)} />
    </>
  );
}
