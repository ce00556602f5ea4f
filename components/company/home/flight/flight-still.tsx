/** The moment that belongs to a step's words, for screens where nothing moves and for paper. Steps count from 1. */
export const FlightStill = ({ step }: { step: number }) => (
  // biome-ignore lint/performance/noImgElement: a drawing has one size for all screens
  <img
    src={`/drawings/step-${step}.svg`}
    alt=""
    width={800}
    height={507}
    loading="lazy"
    decoding="async"
    className="h-auto w-full print:invert"
  />
);
