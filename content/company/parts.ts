/** The part of the aircraft that a person answers for, as a sentence names it. */
export const aircraftParts = {
  whole: 'the whole of it',
  wiring: 'the lines between its parts',
  airspeed: 'its airspeed boom and its track',
  camera: 'its camera and the ground it sees',
  parachute: 'its parachute and the hatch over it',
  wing: 'its wing',
  ranges: 'the rings of distance around it',
  pins: 'a pin in each of its parts',
  power: 'its rotors and its battery',
  link: 'its link to the ground',
} as const;

export type AircraftPart = keyof typeof aircraftParts;
