import { Container } from '@/components/ui/container';
import { notFound } from '@/content/errors';

/**
 * What `notFound()` shows; unknown addresses get global-not-found.tsx. Keep it small: every page's data contains it
 * twice. Without it, Next would send its own, which is larger.
 */
export default function NotFound() {
  return (
    <Container className="py-section">
      <h1 className="text-title">{notFound.title}</h1>
    </Container>
  );
}
