import { airframeName } from '../site';
import { droneTargets } from './drone';

const aboveSea = (metres: number) => `${metres.toLocaleString('en-IN')} m above the sea`;

const picture = {
  fix: 'Satellite fix',
  lost: 'No satellite fix',
  held: 'Track held by the map on board',
};

/** The words of the flight on the home page. `at` is the altitude of a step; a caption goes below its still. */
export const flight = {
  steps: [
    {
      at: '100 m above the ground',
      title: 'Four rotors lift it.',
      text: `A terrace is runway enough. ${airframeName.replace(' ', '\u00a0')} is designed to fly the first and last hundred metres on its rotors.`,
      caption: `${picture.fix}.`,
    },
    {
      at: aboveSea(3000),
      title: 'Then the wing carries.',
      text: 'In cruise the rotors stop and one rear propeller does the work.',
      caption: `${picture.fix}, rotors stopped.`,
    },
    {
      at: aboveSea(droneTargets.ceilingMetres),
      title: 'GPS drops out. The\u00a0map takes\u00a0over.',
      text: 'If satellites are hidden or jammed, it is designed to find its place by matching the ground to its own map.',
      caption: `${picture.lost}. ${picture.held}.`,
    },
  ],
  /** Shown on the canvas. */
  picture,
} as const;
