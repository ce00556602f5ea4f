import { airframeName } from '../site';
import { droneTargets } from './drone';

const metres = (value: number) => `${value.toLocaleString('en-IN')} m`;

/** The words of the flight on the home page. `at` says where the altimeter stands beside each. */
export const flight = {
  steps: [
    {
      at: metres(100),
      title: 'Four rotors lift it.',
      text: `A terrace is runway enough. ${airframeName} is designed to fly the first and the last hundred metres on its rotors.`,
    },
    {
      at: metres(3000),
      title: 'Then the wing carries.',
      text: 'The rotors stop in line with the airflow. One propeller behind the body does the rest of the work.',
    },
    {
      at: metres(droneTargets.ceilingMetres),
      title: 'The fix is lost. The track goes on.',
      text: 'Where a ridge hides the satellites, it is meant to compare the ground below with the map that it carries, and to keep its place.',
    },
  ],
  /** Written into the picture. */
  picture: {
    unit: 'm AMSL',
    fix: 'Satellite fix',
    lost: 'No satellite fix',
    held: 'Track held by the map on board',
    ceiling: droneTargets.ceilingMetres,
  },
} as const;
