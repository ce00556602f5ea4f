import { consoleWords as words } from '@/content/company/console';

/** `late` is how many seconds after the event the console heard of it. */
export type Entry = { at: number; text: string; byPerson?: boolean; late?: number };
type Answer = 'approve' | 'reject';
export type Action = Answer | 'undo' | 'cut' | 'restore' | 'second' | 'arrive';

export type ConsoleState = {
  now: number;
  /** The moment that the panels show. */
  shown: number;
  cut: boolean;
  log: readonly Entry[];
  /** Events that the aircraft has logged and the console has not received. */
  waiting: readonly Entry[];
  answer?: Answer;
  /** Whether the answer waits for the link. */
  held: boolean;
  /** The last thing to tell a screen reader. */
  said: string;
};

export const start: ConsoleState = {
  now: words.begins,
  shown: words.begins,
  cut: false,
  log: words.events,
  waiting: [],
  held: false,
  said: '',
};

const EVERY = 2;
const FIRST_FRAME = 2_215;

/** What the aircraft writes at this moment of a cut, if anything. */
function writtenAlone({ now, shown }: ConsoleState): Entry[] {
  if ((now - shown) % EVERY) return [];
  const count = (now - shown) / EVERY - 1;
  const text = words.alone.turns[count % words.alone.turns.length] ?? '';
  return [{ at: now, text: text.replace('{number}', `${FIRST_FRAME + count}`) }];
}

/** Both ends write down what the person did. */
function send(state: ConsoleState, what: Answer | 'undo'): ConsoleState {
  const [person, aircraft] = words.written[what];
  const entries = [
    { at: state.now, text: person, byPerson: true },
    { at: state.now, text: aircraft },
  ];
  return { ...state, held: false, log: [...state.log, ...entries] };
}

/** Delivers the next waiting event to the console, and after the last one the answer that waited here. */
function arrive(state: ConsoleState): ConsoleState {
  const [first, ...waiting] = state.waiting;
  if (!first) return state;
  const log = [...state.log, { ...first, late: state.now - first.at }];
  const next = { ...state, shown: first.at, waiting, log };
  return !waiting.length && next.held && next.answer ? send(next, next.answer) : next;
}

/** The console after one thing has happened. */
export function step(state: ConsoleState, action: Action): ConsoleState {
  const { now, waiting, held } = state;
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
    case 'undo': {
      const open = { ...state, answer: undefined, held: false, said: words.said.undo };
      return held ? open : send(open, 'undo');
    }
    default: {
      const said = action === 'approve' ? words.question.approved : words.question.rejected;
      const answered = { ...state, answer: action };
      return waiting.length
        ? { ...answered, held: true, said: `${said} ${words.question.held}` }
        : { ...send(answered, action), said: `${said} ${words.question.sent}` };
    }
  }
}

/** A second of the morning as a clock shows it. */
export const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
