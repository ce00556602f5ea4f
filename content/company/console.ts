/** Words and made-up data of the console on the software page. Times are in seconds since midnight. */
export const consoleWords = {
  title: 'One question at a time',
  lead: 'Try it: cut the link, then approve.',
  made: 'Concept interface, made-up data',
  mission: 'Embankment survey, leg 3 of 5',
  link: { up: 'Link up', cut: 'Link cut', late: 'Catching up' },
  /** Operator messages that the aircraft has not received. */
  toSend: '{count} waiting',
  cut: 'Cut the link',
  restore: 'Restore the link',
  age: '{count} s old',
  panels: {
    map: 'Map',
    camera: 'Frame in question',
    question: 'One question',
    log: 'Log',
    board: 'On board, own log',
  },
  inStep: 'In sync',
  map: {
    description:
      'Map of a river with an embankment. The aircraft has flown two legs beside it and is on its third, inside a dashed geofence. A boat on the river and seepage at the embankment are marked, and a dotted line shows the way to a second look at the seepage.',
    fence: 'Geofence',
    river: 'River',
    home: 'Home',
    scale: '2 km',
    seepage: 'Seepage',
    boat: 'Boat',
  },
  frame: [
    { name: 'Frame', value: '2191' },
    { name: 'Pixel', value: '8 cm' },
    { name: 'Range', value: '0.7 km' },
  ],
  boxes: [
    { name: 'Boat', confidence: '0.93' },
    { name: 'Seepage', confidence: '0.71' },
  ],
  question: {
    asks: 'Fly back for a second look?',
    why: 'Cold ground at the foot of the embankment, confidence 0.71.',
    cost: 'It takes 6 of the 41 spare minutes and none of the reserve.',
    approve: 'Approve',
    reject: 'Reject',
    undo: 'Undo',
    plain: 'A person would press Approve or Reject here. Nothing happens until then.',
    answered: { approve: 'Approved: a second look.', reject: 'Rejected: the leg goes on.' },
    held: 'The answer waits for the link.',
    sent: 'The aircraft has the answer.',
  },
  /** What the console and the aircraft log for each answer, and what the console adds while the link is down. */
  written: {
    approve: ['You approved', 'Second look begins, 6 min'],
    reject: ['You rejected', 'Leg continues, place stays marked'],
    undo: ['You withdrew the answer', 'Leg continues, question is open'],
  },
  waits: ', waiting',
  said: {
    cut: 'The link is cut. The panels stop; the aircraft keeps writing its own log.',
    restore: 'The link is back. Queued items arrive in order.',
    undo: 'Withdrawn. The question is open again.',
  },
  plain:
    'If the link is cut, every panel stays as it was and shows its age. The aircraft goes on and keeps its own log. Once the link is back, queued items arrive in order.',
  begins: 24_130,
  /** When the aircraft saw what it asks about. */
  asked: 24_108,
  events: [
    { at: 22_860, text: 'Take-off, geofence loaded' },
    { at: 22_908, text: 'Leg 1 begun' },
    { at: 23_404, text: 'Leg 2 begun' },
    { at: 23_909, text: 'Leg 3 begun' },
    { at: 24_094, text: 'Boat, 0.93: noted' },
    { at: 24_108, text: 'Seepage, 0.71: asked' },
  ],
  /** What the aircraft logs while the link is cut: first, then in rotation, and once the link is back. */
  alone: {
    first: 'Link lost, leg goes on',
    turns: ['Frame {number} kept', 'Position checked, within 4 m', 'Frame {number} kept', 'Wind 6 m/s, 240°'],
    last: 'Link back',
  },
} as const;
