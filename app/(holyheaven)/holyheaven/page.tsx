import { HomeHero } from '@/components/holyheaven/home-hero';
import { Principles } from '@/components/holyheaven/principles';
import { TempleListing } from '@/components/holyheaven/temple-listing';
import { Verses } from '@/components/holyheaven/verses';
import { Ways } from '@/components/holyheaven/ways';
import { StructuredData } from '@/components/layout/structured-data';
import { pageMetadata } from '@/lib/metadata';

const path = '/holyheaven';

export const metadata = pageMetadata(path);

export default function TempleHomePage() {
  return (
    <>
      <HomeHero />
      <TempleListing />
      <Verses />
      <Principles />
      <Ways />
      <StructuredData path={path} />
    </>
  );
}
