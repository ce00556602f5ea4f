import { ListingPages } from '@/components/holyheaven/listing/listing-pages';
import { TempleLines } from '@/components/holyheaven/listing/temple-lines';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { pathIn } from '@/content/languages';
import { temples, templesIn } from '@/content/temples';
import { pageMetadata } from '@/lib/metadata';
import { listingPage, listingPath } from '@/lib/temples/listing';
import { languageFrom } from '@/lib/temples/temple-page';
import { fill } from '@/lib/text';

type Props = { params: Promise<{ lang?: string; page: string }> };

const numberOf = async ({ params }: Props) => Number((await params).page);

export const dynamicParams = false;

/** The pages after the first: none as long as the temple home has room for all temples. */
export function generateStaticParams() {
  const { pages } = listingPage(temples, 1);
  return Array.from({ length: pages - 1 }, (_, index) => ({ page: String(index + 2) }));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(listingPath(await numberOf(props), await languageFrom(props)));
}

export default async function MoreTemplesPage(props: Props) {
  const page = await numberOf(props);
  const language = await languageFrom(props);
  const { listing } = wordsIn(language);
  const { lines, pages } = listingPage(templesIn(language), page);
  return (
    <Container className="pt-stack pb-section">
      <h1 className="text-title">{fill(listing.pageTitle, { page })}</h1>
      <TempleLines language={language} temples={lines} />
      <ListingPages page={page} pages={pages} language={language} />
      <ButtonLink href={pathIn(language, '/holyheaven')} className="mt-8">
        {listing.searchLink}
      </ButtonLink>
    </Container>
  );
}
