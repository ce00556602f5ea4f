import { demoPage } from './demo';
import type { Technology } from './technology';

export const drone = {
  title: 'Drone Technology',
  picture: 'drone',
  eyebrow: 'Prototype in development',
  lead: 'An aircraft that rises on four rotors, cruises on its wing, and looks at hard country for longer than a pilot can sit.',
  drawing: {
    title: 'One airframe, two ways to fly',
    lead: 'Rotors for the first and the last hundred metres, a wing for everything between. Nothing tilts and nothing folds in flight, so there is little to jam in the cold.',
    caption: 'Fig. 1. Plan and front view, 4.2 m span. Prototype, subject to change.',
    description:
      'Line drawing of the aircraft from above and from the front: a slim body between two booms, a straight wing with raised tips, a lift rotor at each end of both booms, a tail that joins the booms and a pusher propeller behind the body. The span is 4.2 metres, the length 2.4 metres. Seven numbered parts are listed beside the drawing.',
    callouts: [
      { name: 'Camera turret', text: 'An EO/IR camera, daylight and thermal, steadied on three axes.' },
      { name: 'Lift rotors', text: 'Four, on two booms. In cruise they stop in line with the airflow.' },
      { name: 'Wing', text: '4.2 m in three pieces, joined by hand.' },
      { name: 'Payload bay', text: '4 kg at the centre of gravity: one latch, one connector.' },
      {
        name: 'Battery bay',
        text: 'Two packs, changed through one hatch. Either brings the aircraft down safely.',
      },
      { name: 'Pusher propeller', text: 'One motor behind the body carries the whole cruise.' },
      { name: 'Tail', text: 'An inverted V that ties the booms together.' },
    ],
  },
  capabilities: {
    title: 'What it is for',
    items: [
      {
        title: 'Aerial surveillance',
        fact: 'Daylight and thermal',
        text: 'The camera holds what an operator points at, by day and through the night, while the aircraft circles far off. Video is encrypted on board and goes live to the people it was flown for.',
      },
      {
        title: 'AI navigation',
        fact: 'Works without a satellite fix',
        text: 'When a ridge hides the satellites, the aircraft compares the ground below with the map it carries and keeps its place. It proposes a way; a pilot approves it. Return-to-home needs no link at all.',
      },
      {
        title: 'Long range',
        fact: '120 km on one charge',
        text: 'The wing does the work, so the batteries last. A reserve for the way home is worked out again every second, against the wind of the moment, and the software will not spend it.',
      },
      {
        title: 'Custom payloads',
        fact: '4 kg, open connector',
        text: 'A survey camera, a relay radio, a box of medicine. Size, power and data of the bay will be published, so that your engineers can build for it without waiting for ours.',
      },
    ],
  },
  specification: {
    title: 'Design targets',
    lead: 'These are the figures that the prototype is being designed to. They are targets, not measured results. Sea level, 15 °C and still air unless a row says otherwise.',
    groups: [
      {
        title: 'Performance',
        rows: [
          { name: 'Endurance', value: '150', unit: 'min', note: '1 kg payload, reserve kept' },
          { name: 'Range', value: '120', unit: 'km', note: 'Whole flight, full payload, reserve kept' },
          { name: 'Payload', value: '4', unit: 'kg' },
          { name: 'Ceiling', value: '5,000', unit: 'm AMSL', note: '1 kg payload' },
          { name: 'Cruise speed', value: '22', unit: 'm/s' },
          { name: 'Wind at take-off and landing', value: '12', unit: 'm/s' },
        ],
      },
      {
        title: 'Airframe',
        rows: [
          { name: 'All-up weight', value: '24.5', unit: 'kg' },
          { name: 'Span × length', value: '4.2 × 2.4', unit: 'm' },
          { name: 'Working temperature', value: '−20 to +50', unit: '°C' },
          { name: 'Ready to fly', value: '10', unit: 'min', note: 'From its case, two people' },
          { name: 'Encrypted link', value: '40', unit: 'km', note: 'Radio line of sight' },
        ],
      },
      {
        title: 'Rules and safety',
        rows: [
          { name: 'Drone Rules 2021', value: 'Small class', note: 'More than 2 kg, up to 25 kg' },
          { name: 'Airspace', value: 'Designed for NPNT', note: 'No permission, no take-off' },
          { name: 'Containment', value: 'Geofence and return-to-home' },
          { name: 'Command', value: 'A remote pilot, always' },
        ],
      },
    ],
  },
  closing: {
    title: 'See it fly',
    text: 'The prototype has no type certificate yet, so we show it where the Drone Rules let a development aircraft be flown. Tell us what you need to see, and from how far.',
    action: demoPage.title,
  },
} as const satisfies Technology;

/** Dimensions written into the drawing. */
export const airframe = { span: '4.2 m', length: '2.4 m' } as const;
