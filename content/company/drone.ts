import type { Technology } from '../schema/company';
import { airframeName, airframeNamesake } from '../site';
import { demoPage } from './demo';

/**
 * The prototype's design targets, in the units of the table below. figures.test.ts checks that they agree with one
 * another.
 */
export const droneTargets = {
  enduranceMinutes: 150,
  /** The payload for which range, endurance and ceiling are stated. */
  targetPayloadKg: 1,
  /** When circling, which needs less power than cruising. */
  loiterSpeed: 17,
  /** In level flight on the wing alone, at full weight. */
  stallSpeed: 14,
  /** The most wind at take-off and landing. */
  windSpeed: 12,
  cruiseSpeed: 22,
  rangeKm: 120,
  rangeMinutes: 91,
  /** Out as far as the link reaches and back; the rest of the range is flown there. */
  radiusKm: 40,
  linkKm: 40,
  reserveMinutes: 20,
  /** Above sea level; `rotorMetres` is above ground. */
  ceilingMetres: 5000,
  /** By lib/company/range-model.ts, rounded down. */
  atCeiling: { rangeKm: 112, enduranceMinutes: 111 },
  rotorMetres: 100,
  payloadKg: 4,
  weightKg: 24.5,
  spanMetres: 4.2,
  lengthMetres: 2.4,
  /** The small class of the Drone Rules 2021: more than the first weight, up to the second. */
  smallClassKg: [2, 25],
} as const;

const figures = droneTargets;

/** What is left of the endurance for circling at the full radius, with a headwind on the way out, in m/s. */
function minutesOnStation(wind = 0): number {
  const minutes = (speed: number) => (figures.radiusKm * 1000) / speed / 60;
  const flown = minutes(figures.cruiseSpeed - wind) + minutes(figures.cruiseSpeed + wind);
  return Math.round(figures.enduranceMinutes * (1 - flown / figures.rangeMinutes));
}

export const ceiling = figures.ceilingMetres.toLocaleString('en-IN');

export const drone = {
  title: 'Drone Technology',
  eyebrow: 'Prototype in design',
  lead: `${airframeName} is designed to rise on four rotors, cruise on its wing and keep watch over hard country. In still air that is two and a half hours over home, or about ${minutesOnStation()}\u00a0minutes at ${figures.radiusKm}\u00a0km.`,
  drawing: {
    title: 'One airframe, eight subsystems',
    lead: `Rotors for the first and the last hundred metres above ground, a wing for everything between. Nothing tilts and nothing folds in flight, so fewer joints can freeze. ${airframeNamesake}`,
    description:
      'Drawing of the aircraft taken apart: wing, tail, booms, lift rotors, pusher propeller, camera turret and the hatches of the battery bay and the payload bay stand off the body along their axes. They are described below it.',
    callouts: [
      { name: 'Body and booms', text: 'Two booms under the wing carry the rotors, the tail and the legs.' },
      { name: 'Wing', text: `${figures.spanMetres} m in two pieces, joined by hand.` },
      { name: 'Tail', text: 'An inverted V that ties the booms together.' },
      { name: 'Lift rotors', text: 'Four, on two booms. In cruise they stop in line with the airflow.' },
      { name: 'Pusher propeller', text: 'One motor behind the body does all the work in cruise.' },
      {
        name: 'Battery bay',
        text: 'Two packs, changed through one hatch. Either one alone is sized to land the aircraft.',
      },
      {
        name: 'Payload bay',
        text: `Up to ${figures.payloadKg} kg, just ahead of the centre of gravity: one latch, one connector.`,
      },
      { name: 'Camera turret', text: 'An EO/IR camera, daylight and thermal, steadied on three axes.' },
    ],
  },
  capabilities: {
    title: 'What it is designed to do',
    items: [
      {
        title: 'Aerial surveillance',
        drawing: 'capability-watch',
        fact: 'Daylight and thermal',
        text: 'The camera stays on what an operator points at, by day and by night, while the aircraft circles far off. Video is encrypted on board and sent live.',
      },
      {
        title: 'AI navigation',
        drawing: 'capability-match',
        fact: 'Target: no satellite fix needed',
        text: 'With the satellites hidden or jammed, the aircraft compares the ground below, by daylight or thermal camera, with the map it carries. Over cloud or fresh snow, where nothing matches, it holds its heading until the ground can be recognised. It proposes a route; a pilot approves it. Return-to-home needs no link.',
      },
      {
        title: 'Long range',
        drawing: 'capability-range',
        fact: `Target: ${figures.radiusKm} km out and back`,
        text: 'The wing carries the weight, so the batteries last. Every second the autopilot works out the energy needed to get home in the wind it meets, and keeps it in reserve.',
      },
      {
        title: 'Custom payloads',
        drawing: 'capability-bay',
        fact: `Target: ${figures.payloadKg} kg, open connector`,
        text: 'A survey camera, a relay radio, a box of medicine. We will publish the bay’s dimensions, power supply and data interface, so your engineers can build for it.',
      },
    ],
  },
  specification: {
    title: 'Design targets',
    lead: 'Targets for the prototype, not measured results. Sea level, 15\u00a0°C and still air unless a row says otherwise.',
    groups: [
      {
        title: 'Performance',
        rows: [
          {
            name: `Endurance at ${figures.loiterSpeed} m/s`,
            value: `${figures.enduranceMinutes}`,
            unit: 'min',
            note: `Circling, ${figures.targetPayloadKg} kg payload, ${figures.reserveMinutes} min in reserve`,
          },
          {
            name: `Range at ${figures.cruiseSpeed} m/s`,
            value: `${figures.rangeKm}`,
            unit: 'km',
            note: `${figures.rangeMinutes} min, ${figures.targetPayloadKg} kg payload, ${figures.reserveMinutes} min in reserve; farther when slower`,
          },
          {
            name: 'Radius',
            value: `${figures.radiusKm}`,
            unit: 'km',
            note: `Set by the radio link. Time on station there: about ${minutesOnStation()} min in still air, ${minutesOnStation(figures.windSpeed)} min in a ${figures.windSpeed}\u00a0m/s wind`,
          },
          { name: 'Payload', value: `${figures.payloadKg}`, unit: 'kg' },
          {
            name: 'Ceiling',
            value: ceiling,
            unit: 'm AMSL',
            note: `Above mean sea level, ${figures.targetPayloadKg} kg payload`,
          },
          {
            name: 'At the ceiling',
            value: `${figures.atCeiling.rangeKm} km or ${figures.atCeiling.enduranceMinutes} min`,
            note: `At ${ceiling} m, the climb not counted`,
          },
          {
            name: 'On rotors, up to',
            value: `${figures.rotorMetres}`,
            unit: 'm AGL',
            note: 'Above ground level',
          },
          {
            name: 'Stall speed',
            value: `${figures.stallSpeed}`,
            unit: 'm/s',
            note: `Level, on the wing alone, ${figures.weightKg} kg`,
          },
          { name: 'Wind at take-off and landing', value: `up to ${figures.windSpeed}`, unit: 'm/s' },
          {
            name: 'Highest take-off',
            value: 'Not yet calculated',
            note: 'The rotors decide it, not the wing',
          },
        ],
      },
      {
        title: 'Airframe',
        rows: [
          {
            name: 'All-up weight',
            value: `${figures.weightKg}`,
            unit: 'kg',
            note: `With ${figures.payloadKg} kg payload`,
          },
          { name: 'Span × length', value: `${figures.spanMetres} × ${figures.lengthMetres}`, unit: 'm' },
          { name: 'Working temperature', value: '−30 to +50', unit: '°C' },
          { name: 'Rain and icing', value: 'Not yet settled' },
          { name: 'Ready to fly', value: '10', unit: 'min', note: 'From its case, two people' },
          {
            name: 'Encrypted link',
            value: `${figures.linkKm}`,
            unit: 'km',
            note: 'In open line of sight; a ridge cuts it',
          },
        ],
      },
      {
        title: 'Rules and safety',
        rows: [
          {
            name: 'Drone Rules 2021',
            value: 'Small class',
            note: `More than ${figures.smallClassKg[0]} kg, up to ${figures.smallClassKg[1]} kg`,
          },
          { name: 'Type certificate', value: 'None yet' },
          { name: 'Airspace', value: 'Designed for NPNT', note: 'No permission, no take-off' },
          {
            name: 'Beyond line of sight',
            value: 'By permission only',
            note: `${airframeName} has none yet`,
          },
          { name: 'If it strays', value: 'Geofence, then return home' },
        ],
      },
    ],
  },
  closing: {
    title: 'Ask to see it',
    text: 'Tell us what you need to see. We will show you the drawings, the model and what is still open.',
    action: demoPage.title,
  },
} as const satisfies Technology;

const drawn = 'Drawn 22 November 2026';

/** The first sheet: its title block and text alternative. */
export const generalArrangement = {
  drawn,
  block: [`${airframeName}, general arrangement`, drawn],
  description: `Plan, front and side of ${airframeName} at one scale beside a person of 1.75 metres. Span ${figures.spanMetres} metres, length ${figures.lengthMetres} metres, 0.77 metres high on its legs: it reaches the person’s thigh. The four lift rotors, of 0.75 metres each, are marked.`,
} as const;

/** Words of the slider; the figures come from lib/company/range-model.ts. */
export const payloadRange = {
  title: 'What a kilogram costs',
  lead: `These figures come from our model, not from flight. Every kilogram costs distance. With ${figures.targetPayloadKg}\u00a0kg on board, the design meets both targets.`,
  caption: `Still air at sea level, ${figures.reserveMinutes}\u00a0min in reserve.`,
  cost: '{km} km and {min} min less than with an empty bay.',
  free: 'An empty bay: the longest range.',
  payload: 'Payload',
  range: `Range at ${figures.cruiseSpeed} m/s`,
  endurance: `Endurance at ${figures.loiterSpeed} m/s`,
  units: { kg: 'kg', km: 'km', min: 'min' },
} as const;
