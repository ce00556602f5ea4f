import type { stills } from './stills';

type AirframeStillProps = { drawing: keyof typeof stills; name: string };

/** The lines of the airframe, inside a Drawing. */
export const AirframeStill = ({ drawing, name }: AirframeStillProps) => (
  <use href={`/drawings/${drawing}.svg#${name}`} />
);
