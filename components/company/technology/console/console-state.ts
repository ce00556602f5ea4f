import { consoleWords as words } from '@/content/company/console';
import { fill } from '@/lib/text';

/** `late` is how many seconds after the event the other side received it; an operator's message may still be waiting. */
export type Entry = { at: number; text: string; byPerson?: boolean; isWaiting?: boolean; late?: number };
type Answer = 'approve' | 'reject';
type Message = Answer | 'undo';
export type Action = Message | 'cut' | 'restore' | 'second' | 'arrive';

export type ConsoleState = {
  now: number;
  /** The time that the panels show. */
  shown: number;
  cut: boolean;
  log: readonly Entry[];
  /** Events that the aircraft has logged and the console has not received. */
  waiting: readonly Entry[];
  answer?: Answer;
  /** Operator messages that the aircraft has not received. */
  outbox: readonly Message[];
  /** The last message that the aircraft has received. */
  told?: Message;
  /** The latest announcement for screen readers. */
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
/** The camera's frame number at the start. It takes one frame a second. */
const FIRST_FRAME = 2_213;

/** What the aircraft logs at this second of a cut, if anything. */
function writtenAlone({ now, shown }: ConsoleState): Entry[] {
  if ((now - shown) % EVERY) return [];
  const count = (now - shown) / EVERY - 1;
  const text = words.alone.turns[count % words.alone.turns.length] ?? '';
  return [{ at: now, text: fill(text, { number: FIRST_FRAME + now - words.begins }) }];
}

export const linkOf = ({ cut, waiting }: ConsoleState) => (cut ? 'cut' : waiting.length ? 'late' : 'up');

/** Delivers the operator's last message, which makes earlier ones stale. A second later, the aircraft logs what it does. */
function send(state: ConsoleState): ConsoleState {
  const message = state.outbox.at(-1);
  if (!message) return state;
  const now = state.now + 1;
  const received = state.log.map(({ isWaiting, ...entry }) =>
    isWaiting ? { ...entry, late: now - entry.at } : entry,
  );
  const log = [...received, { at: now, text: words.written[message][1] }];
  return { ...state, now, shown: now, told: message, outbox: [], log };
}

/** Logs the operator's message and sends it if the link is up. Undo removes an answer still in the outbox. */
function say(state: ConsoleState, message: Message): ConsoleState {
  const { now, log, outbox } = state;
  const isUp = linkOf(state) === 'up';
  const isTakenBack = message === 'undo' && outbox.length > 0;
  const withdrawn = isTakenBack && log.filter(({ isWaiting }) => isWaiting).at(-1);
  const next = {
    ...state,
    answer: message === 'undo' ? undefined : message,
    log: [
      ...log.map((entry) => (entry === withdrawn ? { ...entry, isWaiting: false } : entry)),
      { at: now, text: words.written[message][0], byPerson: true, isWaiting: !isUp && !isTakenBack },
    ],
    outbox: isTakenBack ? outbox.slice(0, -1) : [...outbox, message],
    said:
      message === 'undo'
        ? words.said.undo
        : `${words.question.answered[message]} ${words.question[isUp ? 'sent' : 'held']}`,
  };
  return isUp ? send(next) : next;
}

/** Inserts the next waiting event into the console's log; after the last one, sends the outbox. */
function arrive(state: ConsoleState): ConsoleState {
  const [first, ...waiting] = state.waiting;
  if (!first) return state;
  const log = [...state.log, { ...first, late: state.now - first.at }].sort((a, b) => a.at - b.at);
  const next = { ...state, shown: first.at, waiting, log };
  return waiting.length ? next : send(next);
}

/** The console's reducer. */
export function step(state: ConsoleState, action: Action): ConsoleState {
  const { now, waiting } = state;
  switch (action) {
    case 'cut':
      return {
        ...state,
        // Later entries sort below this one.
        now: now + 1,
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

/** A second of the day as `06:42:10`. */
export const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
