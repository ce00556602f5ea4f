import { airframeName } from '../site';
import { droneTargets } from './drone';

const SEA = 'm AMSL';
const aboveSea = (value: number) => `${value.toLocaleString('en-IN')} ${SEA}`;

const picture = {
  unit: SEA,
  fix: 'Satellite fix',
  lost: 'No satellite fix',
  held: 'Track held by the map on board',
  ceiling: droneTargets.ceilingMetres,
};

type Step = { at: string; title: string; text: string; caption?: string };

/** The words of the flight on the home page. `at` is the height of each; a caption stands under its still. */
export const flight = {
  steps: [
    {
      at: '100 m AGL',
      title: 'Four rotors lift it.',
      text: `A terrace is runway enough. ${airframeName} is designed to fly the first and the last hundred metres on its rotors.`,
    },
    {
      at: aboveSea(3000),
      title: 'Then the wing carries.',
      text: 'The rotors stop in line with the airflow. One propeller behind the body does the rest of the work.',
    },
    {
      at: aboveSea(droneTargets.ceilingMetres),
      title: 'The fix is lost. The\u00a0track goes\u00a0on.',
      text: 'Where a ridge hides the satellites, it is meant to compare the ground below with the map that it carries, and to keep its place.',
      caption: `${picture.lost}. ${picture.held}.`,
    },
  ] as Step[],
  /** Written into the picture. */
  picture,
} as const;
