import { Agent } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../machine/free-port';
import { checkPages } from './fault.mts';
import { register } from './http.mts';
import { inMs, quantile } from './measure.mts';
import { startSite } from './site.mts';
import { type Row, scaled, Tally } from './tally.mts';

const TIMES = 25;
const head = (status: string, ...headers: string[]) =>
  `HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`;
const page = '<html><script>alert(1)</script>';
const typed = 'content-type: text/html';

/** What the other API does with a call, and the status that the visitor's browser must get. */
const misbehaviours: Record<string, { answer: (socket: Socket) => unknown; status: number | number[] }> = {
  'never answers': { answer: () => {}, status: 504 },
  // Once it has said 200, the account is there, and the visitor must not be told to try again.
  'never ends its 200': {
    answer: (socket) => socket.write(`${head('200 OK', 'content-length: 99')}{`),
    status: 200,
  },
  'never ends its 422': {
    answer: (socket) => socket.write(`${head('422 No', 'content-length: 99')}{`),
    status: 504,
  },
  'hangs up': { answer: (socket) => socket.destroy(), status: 502 },
  'cuts its 200 off': {
    answer: (socket) => socket.end(`${head('200 OK', 'content-length: 99')}{"id`),
    status: 200,
  },
  'cuts its 422 off': {
    answer: (socket) => socket.end(`${head('422 No', 'content-length: 99')}{"id`),
    status: 502,
  },
  'answers 200 with a page': { answer: (socket) => socket.end(head('200 OK', typed) + page), status: 200 },
  'answers 502 with a page': { answer: (socket) => socket.end(head('502 Bad', typed) + page), status: 502 },
  'answers 403 with a page': { answer: (socket) => socket.end(head('403 No', typed) + page), status: 403 },
  redirects: {
    answer: (socket) => socket.end(head('302 Found', 'location: http://evil.example/')),
    status: 502,
  },
  'redirects and keeps the method': {
    answer: (socket) => socket.end(head('307 T', 'location: /elsewhere')),
    status: 502,
  },
  'speaks no HTTP': { answer: (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), status: 502 },
  // Node's fetch mostly notices; now and then it never settles, and time has to run out.
  'answers 422 in a broken encoding': {
    answer: (socket) => socket.end(`${head('422 No', 'content-encoding: gzip')}{"id":1}`),
    status: [502, 504],
  },
  'answers with endless headers': {
    answer: (socket) => socket.end(head('200 OK', `x: ${'a'.repeat(100_000)}`)),
    status: 502,
  },
  'answers 200 without end': {
    answer: (socket) => socket.end(`${head('200 OK')}"${'x'.repeat(300_000)}"`),
    status: 200,
  },
  'answers 409': {
    answer: (socket) => socket.end(`${head('409 C', 'content-length: 15')}{"message":"m"}`),
    status: 409,
  },
};

/** The other API: the number in front of an email's @ says how it misbehaves. */
function startApi(port: number): Promise<Server> {
  const kinds = Object.values(misbehaviours);
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk;
      const kind = /"(\d+)@/.exec(text)?.[1];
      if (!kind) return;
      text = '';
      kinds[Number(kind)]?.answer(socket);
    });
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

/** The API that registrations are passed on to, when it misbehaves. */
export async function upstreamFaults(): Promise<Row[]> {
  const port = await freePort();
  const site = await startSite({ AUTH_API_URL: `http://127.0.0.1:${port}` });
  const down = new Tally('upstream API down: 502 with a message');
  const pages = new Tally('pages while the upstream API is down or misbehaves');
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const expectMessage = (tally: Tally, status: number, text: string, wanted: number | number[]) => {
    const fine = [wanted].flat().includes(status) && JSON.parse(text) && !text.includes('<');
    tally.check(fine, `answered ${status} ${text}`);
  };
  for (let index = 0; index < scaled(TIMES); index += 1) {
    const { status, text } = await register(site.origin, 'down@example.org');
    expectMessage(down, status, text, 502);
  }
  await checkPages(site.origin, pages);
  const api = await startApi(port);
  const rows = await Promise.all(
    Object.entries(misbehaviours).map(async ([what, { status: wanted }], kind) => {
      const tally = new Tally(`upstream API ${what}: ${[wanted].flat().join(' or ')}`);
      const times: number[] = [];
      const calls = Array.from({ length: scaled(TIMES) }, async () => {
        const { status, text, ms } = await register(site.origin, `${kind}@example.org`, { agent });
        expectMessage(tally, status, text, wanted);
        times.push(ms);
      });
      await Promise.all(calls);
      return tally.finish(`at most ${inMs(quantile(times, 1))}`);
    }),
  );
  await checkPages(site.origin, pages);
  const log = site.lines.join('\n');
  pages.check(!/example\.org|Sky-high|Asha/.test(log), 'the log holds personal data');
  pages.check(/ECONNREFUSED/.test(log), 'the log does not say that the API is down');
  await site.stop();
  api.close();
  return [down.finish(), ...rows, pages.finish()];
}
