import { HomeHero } from '@/components/holyheaven/home/home-hero';
import { Principles } from '@/components/holyheaven/home/principles';
import { Verses } from '@/components/holyheaven/home/verses';
import { Ways } from '@/components/holyheaven/home/ways';
import { TempleListing } from '@/components/holyheaven/listing/temple-listing';
import { TempleStatuses } from '@/components/holyheaven/temple-statuses';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { templeHome } from '@/content/languages';
import { pageMetadata } from '@/lib/metadata';
import { type LanguageParams, languageFrom } from '@/lib/temples/temple-page';

const pathOf = async (props: LanguageParams) => templeHome(await languageFrom(props));

export const generateMetadata = async (props: LanguageParams) => pageMetadata(await pathOf(props));

export default async function TempleHomePage(props: LanguageParams) {
  const language = await languageFrom(props);
  return (
    <>
      <Container>
        <HomeHero language={language} />
        <TempleStatuses language={language} />
      </Container>
      <TempleListing language={language} />
      <Verses language={language} />
      <Principles language={language} />
      <Ways language={language} />
      <StructuredData path={await pathOf(props)} />
    </>
  );
}
