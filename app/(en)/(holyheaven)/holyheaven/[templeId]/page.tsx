import { VerseBand } from '@/components/holyheaven/band';
import { TempleNotFound } from '@/components/holyheaven/not-found-screen';
import { SectionChips } from '@/components/holyheaven/temple/section-chips';
import { TempleContacts } from '@/components/holyheaven/temple/temple-contacts';
import { TempleHero } from '@/components/holyheaven/temple/temple-hero';
import { TempleHours } from '@/components/holyheaven/temple/temple-hours';
import { TempleRules } from '@/components/holyheaven/temple/temple-rules';
import { TempleShare } from '@/components/holyheaven/temple/temple-share';
import { TempleStory } from '@/components/holyheaven/temple/temple-story';
import { TempleSupport } from '@/components/holyheaven/temple/temple-support';
import { TempleTips } from '@/components/holyheaven/temple/temple-tips';
import { TempleTravel } from '@/components/holyheaven/temple/temple-travel';
import { TempleYear } from '@/components/holyheaven/temple/temple-year';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { getQuote } from '@/content/holyheaven/quotes';
import { templeParams, templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { languageFrom, type TempleParams, templeMetadata, templeOf } from '@/lib/temples/temple-page';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

export const generateMetadata = templeMetadata(templePath);

/** Hours and rules, side by side where there is room. */
function TempleAtTheDoor({ temple }: { temple: Temple }) {
  return (
    <Container className="grid gap-x-16 gap-y-stack py-stack lg:grid-cols-2 lg:py-section">
      <TempleHours temple={temple} />
      <TempleRules temple={temple} />
    </Container>
  );
}

export default async function TemplePage(props: TempleParams) {
  const temple = await templeOf(props);
  if (!temple) return <TempleNotFound language={await languageFrom(props)} />;
  return (
    <>
      <TempleHero temple={temple} />
      <SectionChips language={temple.language} />
      <TempleAtTheDoor temple={temple} />
      <TempleTravel temple={temple} />
      <TempleContacts temple={temple} />
      <TempleYear temple={temple} />
      <TempleStory temple={temple} />
      <VerseBand quote={getQuote(temple.verse)} language={temple.language} />
      <TempleTips temple={temple} />
      <TempleSupport temple={temple} />
      <TempleShare temple={temple} />
      <TripSheet temple={temple} />
      <StructuredData path={templePath(temple)} />
    </>
  );
}
