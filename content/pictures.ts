import type { PictureEntry } from './schema/values';

export type { PictureEntry };

/** Every picture of the site. */
export const pictures = {
  'home-hero': {
    file: 'home-hero.jpg',
    upright: 'home-hero-upright.jpg',
    alt: 'A pale grey drone with a long wing, four lift rotors that stand still and a camera under its nose flies over mist-filled valleys just after sunset. Koonj 1 is stencilled on its body.',
    made: 'Rendering: the aircraft is not built yet',
  },
  outreach: {
    file: 'outreach.jpg',
    upright: 'outreach-upright.jpg',
    alt: 'First light in a terraced valley: a long-winged drone banks over a village with lit windows beside a river.',
    made: 'Rendering: the aircraft is not built yet',
  },
  embankment: {
    file: 'embankment.jpg',
    alt: 'Made-up frame of a heat camera, seen from the air: a boat with two people on a dark river, an embankment with a light path on its crest, and at its foot a dark fan of cold, wet ground that spreads into a field.',
  },
  'holyheaven-hero': {
    file: 'holyheaven-hero.jpg',
    alt: 'Wide stone steps lead down to a misty river before sunrise; hundreds of small oil lamps float on the water, with temple spires fading into the haze.',
  },
  'poster-badrinath': {
    file: 'poster-badrinath.jpg',
    alt: 'Illustration: Badrinath temple and its steps below the snow pyramid of Neelkanth; at its foot the hot spring Tapt Kund steams beside the bank, and a footbridge crosses the stony river.',
  },
  'poster-jagannath': {
    file: 'poster-jagannath.jpg',
    alt: 'Illustration: the Jagannath temple of Puri in front of a sun with rings of light, its red flag flying from the wheel; before the wall the Lion’s Gate with its two lions, and the pillar of Aruna.',
  },
  'poster-rameshwaram': {
    file: 'poster-rameshwaram.jpg',
    alt: 'Illustration: the tall cream gopuram of Rameshwaram in front of a sun with rings of light, rising from the sea, boats behind it, palms and pilgrims with lamps before the striped wall.',
  },
} satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
