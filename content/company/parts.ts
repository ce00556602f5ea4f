/** What each drawing of the team shows. */
export const aircraftParts = {
  whole: 'the aircraft from the front, over a list of what will be built and what will not',
  wiring: 'the lines between the parts of the aircraft',
  stall: 'a flight-test curve that stops where the wing stalls',
  camera: 'the camera of the aircraft and the ground it sees',
  parachute: 'the aircraft under its parachute',
  wing: 'the two halves of the wing, drawn out of the body',
  ranges: 'the aircraft in the middle of a radar scope',
  tray: 'a tray of parts with the count of each',
  power: 'the rotors and the battery of the aircraft',
  packet: 'a signed packet on its way from the ground to the aircraft',
} as const;

export type AircraftPart = keyof typeof aircraftParts;
