import { Hero } from '@/components/holyheaven/hero';
import { Container } from '@/components/ui/container';
import { home } from '@/content/holyheaven/home';
import { temples } from '@/content/temples';

export function HomeHero() {
  return (
    <Hero
      picture="holyheaven-hero"
      sizes="max(100vw, 170vh)"
      shade="dawn"
      className="min-h-[min(84svh,60rem)]"
    >
      {/* In a low window the padding keeps the words clear of the caption and the search panel. */}
      <Container className="pt-[calc(var(--header-height)+clamp(1.5rem,6svh,5rem))] pb-44">
        <p className="text-small font-semibold">{home.tagline}</p>
        <h1 className="mt-2 mb-5 max-w-min text-masthead">{home.title}</h1>
        <p className="max-w-sm text-lead">{home.lead(temples.length)}</p>
      </Container>
      <p className="absolute bottom-32 left-gutter bg-plum/72 px-2 text-label text-ivory lg:bottom-4">
        {home.caption}
      </p>
    </Hero>
  );
}
