/**
 * A child process that asks for pages over keep-alive connections, the next when the last has come, and prints what it
 * saw as JSON. On bare sockets: node:http spends more on a request than the server under test.
 */
import { connect } from 'node:net';

export type LoadOrder = {
  port: number;
  paths: string[];
  connections: number;
  /** How long to ask, after a warm-up of `warmUpSeconds`; without it every path is asked for once. */
  seconds?: number;
  warmUpSeconds?: number;
};
export type LoadReport = { perSecond: number; p50: number; p99: number; failures: number };

const order: LoadOrder = JSON.parse(process.argv[2] ?? '{}');
const { port, paths, connections, seconds, warmUpSeconds = 0 } = order;
const requests = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip, br\r\n\r\n`),
);
const start = performance.now() + warmUpSeconds * 1000;
const end = seconds === undefined ? Number.POSITIVE_INFINITY : start + seconds * 1000;
const times: number[] = [];
let next = 0;
let failures = 0;

/** The bytes of a whole answer to each path, learnt from its first one: reading every head would cost as much as asking. */
const wholes = new Map<number, number>();
const lastChunk = Buffer.from('0\r\n\r\n');

/** How many bytes the answer that begins with these will have; Infinity if only its last chunk tells, undefined before its head is whole. */
function wholeLength(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  return length === undefined ? Number.POSITIVE_INFINITY : head + 4 + Number(length);
}

function converse(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    let first: Buffer | undefined;
    let received = 0;
    let path = 0;
    let asked = 0;
    const ask = () => {
      if (performance.now() >= end || (seconds === undefined && next >= requests.length)) {
        socket.end();
        return resolve();
      }
      path = next++ % requests.length;
      asked = performance.now();
      first = undefined;
      received = 0;
      socket.write(requests[path] ?? '');
    };
    socket.setNoDelay();
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (data) => {
      first = first && !wholes.has(path) ? Buffer.concat([first, data]) : (first ?? data);
      received += data.length;
      const whole = wholes.get(path) ?? wholeLength(first);
      if (whole === undefined) return;
      wholes.set(path, whole);
      if (
        received < whole &&
        !(whole === Number.POSITIVE_INFINITY && data.subarray(-lastChunk.length).equals(lastChunk))
      )
        return;
      if (received > whole || first.toString('latin1', 9, 12) !== '200') failures++;
      if (asked >= start) times.push(performance.now() - asked);
      ask();
    });
  });
}

function report() {
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const took = (Math.min(end, performance.now()) - start) / 1000;
  const seen: LoadReport = { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failures };
  process.stdout.write(JSON.stringify(seen));
}

void Promise.all(Array.from({ length: connections }, converse)).then(report);
