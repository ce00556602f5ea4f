import { Container } from '@/components/ui/container';

/**
 * What `notFound()` shows; addresses without a page get global-not-found.tsx. It is part of every page's data, twice,
 * and without it Next's own would be, which is larger.
 */
export default function NotFound() {
  return (
    <Container className="py-section">
      <h1 className="text-title">Page not found</h1>
    </Container>
  );
}
