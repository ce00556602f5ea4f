import type { Part } from '@/lib/airframe/mesh';

type Lit = Part | 'rotor' | 'pusher';

/** The numbered parts, in the order of the list beside the drawing: what lights up, and where the number points, in mm. */
export const callouts: readonly { parts: readonly Lit[]; at: readonly [number, number, number] }[] = [
  { parts: ['turret'], at: [0, -880, -200] },
  { parts: ['rotor', 'pod'], at: [621, -577, 205] },
  { parts: ['wing'], at: [-1400, 220, 150] },
  { parts: ['payload'], at: [0, -130, 195] },
  { parts: ['battery'], at: [0, 260, 180] },
  { parts: ['pusher', 'spinner'], at: [0, 820, 65] },
  { parts: ['tail'], at: [-330, 1070, 240] },
];

/** The number of the part in the list, from 0. */
export const calloutOf = (part: Lit) => callouts.findIndex(({ parts }) => parts.includes(part));
