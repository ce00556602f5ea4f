import type { Opening } from '../schema/company';
import { droneTargets } from './drone';

export type { Opening };

/** What the openings' drawings show, and the labels at their ends at large size. */
export const workDrawings: Record<
  Opening['drawing'],
  { caption: string; above?: readonly string[]; below: readonly string[] }
> = {
  gains: {
    caption: 'The wing takes over as the speed grows. Each dot is a planned test.',
    above: ['Rotors carry 100%', `Wing carries all from ${droneTargets.loiterSpeed}\u00a0m/s`],
    below: ['Hover, 0\u00a0m/s', `Cruise, ${droneTargets.cruiseSpeed}\u00a0m/s`],
  },
  layup: {
    caption: 'The section of a wing, with its skins, core and spar, and above it the plies in their order.',
    above: ['One ply of the skin', 'Skins, core and spar'],
    below: ['Leading edge', 'Trailing edge'],
  },
  tile: {
    caption: 'One tile of a map, drawn anew within a second.',
    above: ['One tile, drawn anew', 'One second'],
    below: ['Terrain', 'Clock'],
  },
};

export const openings: readonly Opening[] = [
  {
    slug: 'flight-control-engineer',
    title: 'Flight Control Engineer',
    type: 'Full-time',
    location: 'New Delhi (Hybrid)',
    posted: '2026-11-21',
    drawing: 'gains',
    description:
      'Write the control laws that take our aircraft from hover to winged flight and back, and the tests that show whether they hold.',
    responsibilities: [
      'Design and tune the control laws for take-off, transition and cruise',
      'Compare the simulation with every flight, from the first one on',
      'Write test cards and be at the field when they are flown',
      'Decide with the safety team what the aircraft does when something fails',
    ],
    requirements: [
      'Working knowledge of flight dynamics and feedback control',
      'C++ or Rust on small computers; Python or MATLAB for analysis',
      'One machine you have controlled: how it failed, and what you changed',
    ],
  },
  {
    slug: 'composites-technician',
    title: 'Composites Technician',
    type: 'Full-time',
    location: 'New Delhi',
    posted: '2026-11-21',
    drawing: 'layup',
    description:
      'Lay up, cure, trim and join the parts that carry everything else. You will be asked how to make the next one lighter.',
    responsibilities: [
      'Make moulds and carbon-fibre parts from drawings',
      'Inspect, repair and record each part under its number',
      'Assemble prototypes with the airframe team',
      'Tell designers early what cannot be made',
    ],
    requirements: [
      'An ITI certificate, a diploma or the same skill learned at work',
      'Practice with hand lay-up, vacuum bagging or similar work',
      'Careful measuring, and the habit of wearing a mask',
    ],
  },
  {
    slug: 'geospatial-software-engineer',
    title: 'Geospatial Software Engineer',
    type: 'Contract',
    location: 'Remote',
    posted: '2026-11-21',
    drawing: 'tile',
    description:
      'Get what an aircraft sees onto a shared map within one second: terrain tiles, moving objects and a record that can be replayed minute by minute.',
    responsibilities: [
      'Build the terrain and map service that our console draws on',
      'Make it work on a laptop in a valley with no network',
      'Measure time and memory, and publish the results inside the company',
    ],
    requirements: [
      'TypeScript, and one of Rust, Go or C++',
      'You are at home with projections, elevation models and map tiles',
      'Live in India and work during Indian hours; a visit to New Delhi is welcome and never required',
    ],
  },
];
