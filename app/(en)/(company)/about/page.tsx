import { Sheets } from '@/components/company/about/sheets';
import { Approach, Story, WaysOn } from '@/components/company/about/story';
import { StructuredData } from '@/components/layout/structured-data';
import { Plate } from '@/components/ui/plate';
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
      <WaysOn />
      <StructuredData path={path} />
    </>
  );
}
