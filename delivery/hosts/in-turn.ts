import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client may send further requests before it has read an answer. So many are answered at a time. */
const AT_A_TIME = 8;
/** With more than these waiting, nothing is read from the connection, so that it cannot be seen to end either. */
const WAITING = 64;

/** A connection without progress is closed after this time, or twice as long where an answer had begun to leave. */
export const STALLED_MS = 30_000;

type Turns = { underWay: number; waiting: (() => void)[] };
const turnsOf = new WeakMap<Socket, Turns>();

function watch(socket: Socket): Turns {
  const turns: Turns = { underWay: 0, waiting: [] };
  turnsOf.set(socket, turns);
  socket.once('close', () => {
    turns.waiting.length = 0;
  });
  return turns;
}

/** Answers now, or once fewer answers are under way on the connection. */
export function inTurn(socket: Socket, res: ServerResponse, answer: () => void): void {
  const turns = turnsOf.get(socket) ?? watch(socket);
  const { waiting } = turns;
  const begin = () => {
    turns.underWay++;
    res.once('close', () => {
      turns.underWay--;
      if (socket.destroyed) return;
      // Node now allows the time between two requests, though further answers are due.
      if (turns.underWay > 0 || waiting.length > 0) socket.setTimeout(STALLED_MS);
      waiting.shift()?.();
      if (waiting.length < WAITING) socket.resume();
    });
    answer();
  };
  if (turns.underWay < AT_A_TIME) begin();
  else if (waiting.push(begin) >= WAITING) socket.pause();
}
