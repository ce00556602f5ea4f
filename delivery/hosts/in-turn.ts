import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client may send further requests before it has read an answer. So many are answered at a time. */
const AT_A_TIME = 8;
/** With more than these waiting, nothing is read from the connection, so that it cannot be seen to end either. */
const WAITING = 64;

/** A connection on which no byte of an answer leaves for so long is closed. Node's own limit can take twice as long. */
export const STALLED_MS = 30_000;
const CHECKS = 10;

type Turns = { underWay: number; waiting: (() => void)[] };
/** What libuv still holds for a client that reads slowly. Node counts such bytes as written. */
type Handle = { writeQueueSize: number } | null;
const turnsOf = new WeakMap<Socket, Turns>();

function watch(socket: Socket): Turns {
  const turns: Turns = { underWay: 0, waiting: [] };
  turnsOf.set(socket, turns);
  let before = 0;
  let stalled = 0;
  const checking = setInterval(() => {
    const { _handle } = socket as Socket & { _handle?: Handle };
    const left = socket.bytesWritten - (_handle?.writeQueueSize ?? 0);
    stalled = turns.underWay > 0 && left === before ? stalled + 1 : 0;
    before = left;
    if (stalled >= CHECKS) socket.destroy();
  }, STALLED_MS / CHECKS).unref();
  socket.once('close', () => {
    clearInterval(checking);
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
      waiting.shift()?.();
      if (waiting.length < WAITING) socket.resume();
    });
    answer();
  };
  if (turns.underWay < AT_A_TIME) begin();
  else if (waiting.push(begin) >= WAITING) socket.pause();
}
