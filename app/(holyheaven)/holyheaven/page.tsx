import { HomeHero } from '@/components/holyheaven/home/home-hero';
import { Principles } from '@/components/holyheaven/home/principles';
import { Verses } from '@/components/holyheaven/home/verses';
import { Ways } from '@/components/holyheaven/home/ways';
import { TempleListing } from '@/components/holyheaven/listing/temple-listing';
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
