import { Backdrop } from '@/components/holyheaven/backdrop';
import { Container } from '@/components/ui/container';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple } from '@/content/temples/types';

/** A temple's picture across the window, with its names on the dark foot of it. */
export function TempleHero({ temple }: { temple: Temple }) {
  const { image, devanagari, title, direction, state, standfirst } = temple;
  return (
    <Backdrop picture={image} sizes="max(100vw, 150vh)" shade="night">
      <Container className="pt-64 pb-stack">
        <p className="text-small font-semibold">
          {direction} · {state}
        </p>
        <p lang="sa" className="mt-3 font-sanskrit text-title">
          {devanagari}
        </p>
        <h1 className="mt-2 max-w-5xl text-display">{title}</h1>
        <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-6">
          <span className="max-w-prose font-serif text-lead">{standfirst}</span>
          <span className="text-label">{templePage.illustration}</span>
        </p>
      </Container>
    </Backdrop>
  );
}
