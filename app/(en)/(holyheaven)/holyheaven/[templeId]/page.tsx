import { TempleNotFound } from '@/components/holyheaven/not-found';
import { SectionChips } from '@/components/holyheaven/temple/section-chips';
import { TempleContacts } from '@/components/holyheaven/temple/temple-contacts';
import { TempleHero } from '@/components/holyheaven/temple/temple-hero';
import { TempleHours } from '@/components/holyheaven/temple/temple-hours';
import { TempleShare } from '@/components/holyheaven/temple/temple-share';
import { TempleSources } from '@/components/holyheaven/temple/temple-sources';
import { TempleStory } from '@/components/holyheaven/temple/temple-story';
import { TempleSupport } from '@/components/holyheaven/temple/temple-support';
import { TempleTips } from '@/components/holyheaven/temple/temple-tips';
import { TempleTravel } from '@/components/holyheaven/temple/temple-travel';
import { TempleYear } from '@/components/holyheaven/temple/temple-year';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { StructuredData } from '@/components/layout/structured-data';
import { templeParams, templePath } from '@/content/temples';
import { languageFrom, type TempleParams, templeMetadata, templeOf } from '@/lib/temples/temple-page';
import { todayTable } from '@/lib/temples/today/table';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

export const generateMetadata = templeMetadata(templePath);

export default async function TemplePage(props: TempleParams) {
  const temple = await templeOf(props);
  if (!temple) return <TempleNotFound language={await languageFrom(props)} />;
  return (
    <TodayProvider table={todayTable(temple)}>
      <TempleHero temple={temple} />
      <SectionChips language={temple.language} />
      <TempleTips temple={temple} />
      <TempleHours temple={temple} />
      <TempleTravel temple={temple} />
      <TempleContacts temple={temple} />
      <TempleYear temple={temple} />
      <TempleStory temple={temple} />
      <TempleShare temple={temple} />
      <TempleSources temple={temple} />
      <TempleSupport temple={temple} />
      <TripSheet temple={temple} />
      <StructuredData path={templePath(temple)} />
    </TodayProvider>
  );
}
