import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with a request instead of passing it on. */
export type Instead =
  /** Breaks the connection, or breaks it after the first bytes of the answer. */
  | 'break'
  | 'break in the middle'
  /** Does not answer at all, or only after some milliseconds. */
  | 'silence'
  | { afterMs: number }
  /** Answers with this text. */
  | { text: string; type: string };

/** A server of a test's own in front of a site. It can fail, be slow, and answer differently. */
export type Front = {
  url: string;
  /** Every request so far, with the time of its arrival (ms since 1970). */
  asked: { path: string; method: string; at: number }[];
  /** By path; `*` stands for all others. */
  instead: Map<string, Instead>;
  close: () => Promise<void>;
};

function passOn(site: string, req: IncomingMessage, res: ServerResponse, isBroken: boolean) {
  const asked = request(
    new URL(req.url ?? '', site),
    { method: req.method, headers: req.headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isBroken)
        answer.once('data', (bytes: Buffer) => res.write(bytes.subarray(0, 99), () => res.destroy()));
      else answer.pipe(res);
    },
  );
  asked.on('error', () => res.destroy());
  req.pipe(asked);
}

/** Starts a server in front of `site`, an origin. */
export async function openFront(site: string): Promise<Front> {
  const asked: Front['asked'] = [];
  const instead: Front['instead'] = new Map();
  const server = createServer((req, res) => {
    const path = (req.url ?? '').split('?', 1)[0] ?? '';
    asked.push({ path, method: req.method ?? '', at: Date.now() });
    const act = instead.get(path) ?? instead.get('*');
    if (act === 'silence') return;
    if (act === 'break') res.destroy();
    else if (typeof act === 'object' && 'text' in act)
      res.writeHead(200, { 'content-type': act.type }).end(act.text);
    else
      setTimeout(
        passOn,
        typeof act === 'object' ? act.afterMs : 0,
        site,
        req,
        res,
        act === 'break in the middle',
      );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked, instead, close };
}
