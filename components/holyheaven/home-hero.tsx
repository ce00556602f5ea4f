import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { home } from '@/content/holyheaven';
import { temples } from '@/content/temples';

/** The opening of the temple home: the masthead stands in the glow of the sky. */
export function HomeHero() {
  return (
    <section data-hero className="dawn">
      <Picture name="holyheaven-hero" sizes="max(100vw, 170vh)" className="full-bleed" tall priority />
      <Container className="dawn-words">
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className="masthead">{home.title}</h1>
        <p className="max-w-sm text-lead">{home.lead(temples.length)}</p>
      </Container>
      <p className="picture-caption">{home.caption}</p>
    </section>
  );
}
