import { consoleWords as words } from '@/content/company/console';

/** `late` is how many seconds after the event the console heard of it. */
export type Entry = { at: number; text: string; byPerson?: boolean; late?: number };
type Answer = 'approve' | 'reject';
type Message = Answer | 'undo';
export type Action = Message | 'cut' | 'restore' | 'second' | 'arrive';

export type ConsoleState = {
  now: number;
  /** The moment that the panels show. */
  shown: number;
  cut: boolean;
  log: readonly Entry[];
  /** Events that the aircraft has logged and the console has not received. */
  waiting: readonly Entry[];
  answer?: Answer;
  /** What the operator has said and the aircraft has not heard. */
  outbox: readonly Message[];
  /** The last thing to tell a screen reader. */
  said: string;
};

export const start: ConsoleState = {
  now: words.begins,
  shown: words.begins,
  cut: false,
  log: words.events,
  waiting: [],
  outbox: [],
  said: '',
};

const EVERY = 2;
/** One frame a second: the number at the beginning. */
const FIRST_FRAME = 2_213;

/** What the aircraft writes at this moment of a cut, if anything. */
function writtenAlone({ now, shown }: ConsoleState): Entry[] {
  if ((now - shown) % EVERY) return [];
  const count = (now - shown) / EVERY - 1;
  const text = words.alone.turns[count % words.alone.turns.length] ?? '';
  return [{ at: now, text: text.replace('{number}', `${FIRST_FRAME + now - words.begins}`) }];
}

export const linkOf = ({ cut, waiting }: ConsoleState) => (cut ? 'cut' : waiting.length ? 'late' : 'up');

/** Delivers the last thing that the operator said; what it replaced is stale. The aircraft writes down what it does. */
function send(state: ConsoleState): ConsoleState {
  const heard = state.outbox.slice(-1).map((message) => ({ at: state.now, text: words.written[message][1] }));
  return { ...state, outbox: [], log: [...state.log, ...heard] };
}

/** Writes down what the operator says, and sends it if there is a link. An answer that waits is taken back here. */
function say(state: ConsoleState, message: Message): ConsoleState {
  const { now, log, outbox } = state;
  const isUp = linkOf(state) === 'up';
  const isTakenBack = message === 'undo' && outbox.length > 0;
  const text = `${words.written[message][0]}${isUp || isTakenBack ? '' : words.waits}`;
  const next = {
    ...state,
    answer: message === 'undo' ? undefined : message,
    log: [...log, { at: now, text, byPerson: true }],
    outbox: isTakenBack ? outbox.slice(0, -1) : [...outbox, message],
    said:
      message === 'undo'
        ? words.said.undo
        : `${words.question.answered[message]} ${words.question[isUp ? 'sent' : 'held']}`,
  };
  return isUp ? send(next) : next;
}

/** Delivers the next waiting event to its place in the console's log, and after the last one what waited here. */
function arrive(state: ConsoleState): ConsoleState {
  const [first, ...waiting] = state.waiting;
  if (!first) return state;
  const log = [...state.log, { ...first, late: state.now - first.at }].sort((a, b) => a.at - b.at);
  const next = { ...state, shown: first.at, waiting, log };
  return waiting.length ? next : send(next);
}

/** The console after one thing has happened. */
export function step(state: ConsoleState, action: Action): ConsoleState {
  const { now, waiting } = state;
  switch (action) {
    case 'cut':
      return {
        ...state,
        cut: true,
        waiting: [...waiting, { at: now, text: words.alone.first }],
        said: words.said.cut,
      };
    case 'restore': {
      const last = { at: now, text: words.alone.last };
      return { ...state, cut: false, waiting: [...waiting, last], said: words.said.restore };
    }
    case 'second': {
      const next = { ...state, now: now + 1 };
      return { ...next, waiting: [...waiting, ...writtenAlone(next)] };
    }
    case 'arrive':
      return arrive(state);
    default:
      return say(state, action);
  }
}

/** A second of the morning as a clock shows it. */
export const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
