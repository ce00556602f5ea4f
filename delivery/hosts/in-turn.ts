import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client may send further requests before it has read an answer. So many are answered at a time. */
const AT_A_TIME = 8;
/** With more than these waiting, nothing is read from the connection, so that it cannot be seen to end either. */
const WAITING = 64;
/** How often a connection is looked at. `server.timeout` would do the same, and cost a sixteenth of the throughput. */
export const CHECK_MS = 30_000;

type Turns = { underWay: number; waiting: (() => void)[] };
const turnsOf = new WeakMap<Socket, Turns>();

/** Closes the connection if nothing of an answer has left between two looks. */
function watch(socket: Socket): Turns {
  const turns: Turns = { underWay: 0, waiting: [] };
  turnsOf.set(socket, turns);
  let before: number | undefined;
  const checking = setInterval(() => {
    const left = socket.bytesWritten - socket.writableLength;
    if (turns.underWay > 0 && left === before) socket.destroy();
    before = turns.underWay > 0 ? left : undefined;
  }, CHECK_MS).unref();
  socket.once('close', () => clearInterval(checking));
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
      waiting.shift()?.();
      if (waiting.length < WAITING) socket.resume();
    });
    answer();
  };
  if (turns.underWay < AT_A_TIME) begin();
  else if (waiting.push(begin) >= WAITING) socket.pause();
}
