import { Container } from '@/components/ui/container';
import { notFound } from '@/content/errors';

/**
 * What `notFound()` shows; addresses without a page get global-not-found.tsx. It is in the data of every page, twice:
 * keep it small. Without it, Next would send its own, which is larger.
 */
export default function NotFound() {
  return (
    <Container className="py-section">
      <h1 className="text-title">{notFound.title}</h1>
    </Container>
  );
}
