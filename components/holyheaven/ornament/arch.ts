/** The box in which the temple area's cusped arch is drawn. */
export const ARCH_SIZE = { width: 400, height: 500 };

// From the left foot over the tip to the right foot.
const cusps =
  'V215H22A44.4 44.4 0 0 1 38.1 138.4A37.2 37.2 0 0 1 77.5 85.8A33.5 33.5 0 0 1 126.6 53A27.5 27.5 0 0 1 172 36C188 32 198 20 200 2C202 20 212 32 228 36A27.5 27.5 0 0 1 273.4 53A33.5 33.5 0 0 1 322.5 85.8A37.2 37.2 0 0 1 361.9 138.4A44.4 44.4 0 0 1 378 215H400';

export const archLine = `M0 500${cusps}V500`;

/** The area outside the arch: painted in the page's colour, it masks a rectangular picture. */
export const archSurround = `M0 0${cusps}V0Z`;
