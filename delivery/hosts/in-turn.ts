import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client may send further requests before it has read an answer. So many are answered at a time. */
const AT_A_TIME = 8;
/** With more than these waiting, nothing is read from the connection, so that it cannot be seen to end either. */
const WAITING = 64;

type Turns = { underWay: number; waiting: (() => void)[] };
const turnsOf = new WeakMap<Socket, Turns>();

/** Answers now, or once fewer answers are under way on the connection. */
export function inTurn(socket: Socket, res: ServerResponse, answer: () => void): void {
  const turns: Turns = turnsOf.get(socket) ?? { underWay: 0, waiting: [] };
  turnsOf.set(socket, turns);
  const { waiting } = turns;
  const begin = () => {
    turns.underWay++;
    res.once('close', () => {
      turns.underWay--;
      if (socket.destroyed) return;
      waiting.shift()?.();
      if (waiting.length < WAITING) socket.resume();
    });
    answer();
  };
  if (turns.underWay < AT_A_TIME) begin();
  else if (waiting.push(begin) >= WAITING) socket.pause();
}
