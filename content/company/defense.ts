import type { Technology } from '../schema/company';

export const disclaimerLabel = 'Status of this information';
export const disclaimer =
  'Concept information. Not an offer for sale or export. Any development would need a licence from the Government of India.';

/** Beside the first link to the contact form. */
export const careful = 'Write from your official address, and send nothing classified.';

export const defense = {
  title: 'Defense Technology',
  eyebrow: 'Concept study',
  lead: 'Early warning, secure command, and a long-\u2060range missile studied on paper only. Indian law governs all three, and people take every decision.',
  drawing: {
    title: 'Three reports become one track',
    lead: 'A radar, microphones and a camera each see a part. Joined, they make one track, drawn with its uncertainty.',
    description:
      'Seen from above, three sensors look at one object: the radar’s ellipse lies across its line of sight, the others along theirs. Where the three cross, a small ellipse remains. A track leads to it from a larger one ten seconds earlier.',
    callouts: [
      { name: 'Radar', text: 'Accurate in range, weaker in bearing.' },
      {
        name: 'Microphones',
        text: 'First to hear it, least precise. Corrected for the speed of sound.',
      },
      { name: 'Camera', text: 'Accurate in bearing, weaker in range.' },
    ],
  },
  capabilities: {
    title: 'Four fields of study',
    items: [
      {
        title: 'Early warning',
        drawing: 'field-warning',
        fact: 'Hear it before you see it',
        text: 'Microphones hear an aircraft behind a ridge before radar or camera can see it. The watch officer gains that time.',
      },
      {
        title: 'Secure command',
        drawing: 'field-command',
        fact: 'Know who spoke',
        text: 'Messages prove who sent them, survive a broken network and arrive in order.',
      },
      {
        title: 'Simulation and training',
        drawing: 'field-training',
        fact: 'Practise on the ground',
        text: 'Crews would train on the software they use in the field, with simulated weather and faults.',
      },
      {
        title: 'Long-range systems',
        drawing: 'field-study',
        fact: 'Study before building',
        text: 'Concepts weighed on paper and in simulation. Without a licence they go no further.',
      },
    ],
  },
  specification: {
    title: 'Design targets of a concept study',
    lead: 'Nothing is built: the study tests these figures on paper. India joined the Missile Technology Control Regime (MTCR) in 2016, and exports fall under India’s own control list, SCOMET.',
    groups: [
      {
        title: 'Long-range system',
        rows: [
          {
            name: 'Range, at least',
            value: '1,200',
            unit: 'km',
            note: 'Both variants exceed the MTCR’s 300 km',
          },
          {
            name: 'Warhead variant A',
            value: '750',
            unit: 'kg',
            note: 'MTCR Category I: export is presumed denied',
          },
          {
            name: 'Warhead variant B',
            value: '250',
            unit: 'kg',
            note: 'Same airframe as A, so also Category I',
          },
        ],
      },
      {
        // Described in words, since the study publishes no design.
        title: 'Design features',
        rows: [
          {
            name: 'Irreversible steps',
            value: 'Two people',
            note: 'Never one person alone, never software',
          },
          {
            name: 'Range safety',
            value: 'Separate command',
            note: 'Ends a test flight even if all else has failed',
          },
          {
            name: 'Record',
            value: 'Complete',
            note: 'Every change is signed and kept for inspectors',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'For government and licensed industry',
    text: 'Tell us your office and your question. We answer within 24\u00a0hours, Monday to Friday.',
    action: 'Write to Us',
  },
} as const satisfies Technology;

/** The points of the track, and what the drawing shows. */
export const trackMoments = ['10 s ago', 'One track, now'];
export const trackCaption = 'An invented case. Ellipses: two standard deviations.';

/** The chart's text alternative: the variants against the MTCR limits. */
export const reachDescription =
  'Chart of payload over range, with the limits of the MTCR at 300 km and 500 kg. Variant A, 750 kg over at least 1,200 km, lies beyond both. Variant B, 250 kg over as far, is joined to A by a dashed line: one airframe, so Category I too.';
