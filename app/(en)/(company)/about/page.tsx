import { FlightLine, WaysOn } from '@/components/company/about/flight-line';
import { StructuredData } from '@/components/layout/structured-data';
import { Hero } from '@/components/ui/hero';
import { about } from '@/content/company/about';
import { pageMetadata } from '@/lib/metadata';

const path = '/about';

export const metadata = pageMetadata(path);

export default function AboutPage() {
  return (
    <>
      <Hero below picture="about" scrim="deep" {...about.hero} />
      <FlightLine />
      <WaysOn />
      <StructuredData path={path} />
    </>
  );
}
