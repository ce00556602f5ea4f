// The finished site as a web-standard worker: its files are static assets, and this answers from them.
import { brotliDecompressSync } from 'node:zlib';
import { HEALTH_TIMEOUT_MS, healthAnswer } from '@/lib/accounts/health-answer';
import { readRegistration, tooMany } from '@/lib/accounts/registration';
import { passOn, pingUpstream } from '@/lib/accounts/upstream';
import { ApiError, answerCall, json, SERVER_ERROR, wrongMethod } from '@/lib/api/answer';
import { type ApiPath, apiRoutes, hasMethod, isApiPath } from '@/lib/api/routes';
import { causeOf } from '@/lib/cause';
import { type AddressRecord, type Answer, addressFile, fileEndings } from '../site/format.ts';
import { cached, chooseEncoding, isFresh, type Site } from '../site/reader.ts';
import { type Counters, secondsToWait } from './attempts.ts';
import { decide, headersOf, ownHeaders, type Reply, refusal, type Settings } from './decide.ts';

/** The bindings: the files as deploy/edge/build.mts writes them, and the operator's settings. */
export type Bindings = {
  ASSETS: { fetch: (url: string) => Promise<Response> };
  SITE_URL?: string | null;
  TEMPLE_HOST?: string | null;
  SITE_OFFLINE?: string | null;
  AUTH_API_URL?: string | null;
  RATE_LIMIT_MAX?: string | null;
  ATTEMPTS?: Counters;
};
type Config = Settings & Pick<Bindings, 'ATTEMPTS'> & { AUTH_API_URL: string | undefined; max: number };
type Handler = (request: Request, config: Config) => Promise<Response>;

const MEMORY_RECORDS = 250;
const NO_STORE = 'This site takes no registrations at the moment. Please write to us instead.';

// The same lines that pino writes on Node.
const LEVELS = { info: 30, warn: 40, error: 50 };

function log(level: keyof typeof LEVELS, line: object, msg: string) {
  console[level](JSON.stringify({ level: LEVELS[level], time: new Date().toISOString(), ...line, msg }));
}

async function file(assets: Bindings['ASSETS'], path: string): Promise<Response | undefined> {
  const response = await assets.fetch(`https://assets.local/${path}`);
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw new Error(`the assets answered ${response.status} for ${path}`);
}

async function openSite(assets: Bindings['ASSETS']): Promise<Site> {
  const rules = await file(assets, 'site.json');
  if (!rules) throw new Error('the assets have no site.json');
  const record = cached<AddressRecord>(MEMORY_RECORDS, async (address) =>
    (await file(assets, `addresses/${addressFile(address)}`))?.json(),
  );
  return { rules: await rules.json(), record };
}

const health: Handler = async (_, { AUTH_API_URL }) => {
  if (!AUTH_API_URL) return json(503, { status: 'unavailable', store: 'none' });
  const store = 'upstream';
  return healthAnswer(store, pingUpstream(AUTH_API_URL, HEALTH_TIMEOUT_MS), (error) =>
    log('warn', { store, cause: causeOf(error) }, 'account store unavailable'),
  );
};

const register: Handler = async (request, config) => {
  const { SITE_URL, AUTH_API_URL, ATTEMPTS, max } = config;
  const fields = await readRegistration(request, SITE_URL);
  if (!AUTH_API_URL) throw new ApiError(503, NO_STORE);
  const client = request.headers.get('cf-connecting-ip');
  // A failing counter must not block registration.
  const failed = (error: unknown) => log('error', { cause: causeOf(error) }, 'rate limiter failed');
  const seconds = ATTEMPTS && (await secondsToWait(ATTEMPTS, client, max).catch(failed));
  if (seconds) throw tooMany(seconds);
  return passOn(AUTH_API_URL, fields, client);
};

const api: Record<ApiPath, Handler> = {
  '/api/health': health,
  '/api/health/live': async () => json(200, { status: 'ok' }),
  '/api/health/ready': health,
  '/api/v1/auth/register': register,
};

async function apiHandler(address: string, method: string): Promise<Handler | undefined> {
  if (!isApiPath(address)) return undefined;
  return hasMethod(address, method) ? api[address] : () => Promise.reject(wrongMethod(apiRoutes[address]));
}

async function callApi(request: Request, handle: Handler, config: Config): Promise<Response> {
  const { response, line } = await answerCall(request, () => handle(request, config));
  const { status, headers, body } = response;
  log(status >= 500 ? 'error' : 'info', line, 'api call');
  return new Response(body, { status, headers: { ...ownHeaders(config), ...Object.fromEntries(headers) } });
}

async function send(request: Request, answer: Answer, config: Config, { ASSETS }: Bindings) {
  const { headers } = request;
  // Bodies are stored as brotli alone, and the large ones also unpacked. Few clients cannot read it.
  const accepted = headers.get('accept-encoding') ?? undefined;
  const encodings = answer.encodings.filter((each) => each !== 'gzip');
  const encoding = chooseEncoding(accepted, { encodings });
  // `encodeBody: 'manual'` means that the body is already compressed.
  const { status } = answer;
  const init = { status, headers: headersOf(answer, encoding, config), encodeBody: 'manual' };
  if (status === 200 && isFresh(headers.get('if-none-match') ?? undefined, answer))
    return new Response(null, { ...init, status: 304 });
  const path = `bodies/${answer.body}`;
  const body = await file(ASSETS, path + fileEndings[encoding]);
  if (body) return new Response(body.body, init);
  const packed = encodings.includes('br') && (await file(ASSETS, path + fileEndings.br));
  if (!packed) throw new Error(`the assets lack ${answer.body}`);
  return new Response(brotliDecompressSync(await packed.arrayBuffer()), init);
}

const sent = ({ status, headers, body }: Reply) => new Response(body || null, { status, headers });
const without = (url: string | null | undefined) => url?.replace(/\/+$/, '') || undefined;

export { Attempts } from './attempts.ts';

/** Creates the worker, which keeps the records it has read in memory. */
export function edgeHost() {
  let site: Site | undefined;
  return {
    async fetch(request: Request, bindings: Bindings): Promise<Response> {
      const config: Config = {
        SITE_URL: without(bindings.SITE_URL) ?? 'http://localhost:3000',
        TEMPLE_HOST: bindings.TEMPLE_HOST?.toLowerCase() || undefined,
        SITE_OFFLINE: bindings.SITE_OFFLINE === 'off' ? 'off' : 'on',
        AUTH_API_URL: without(bindings.AUTH_API_URL),
        ATTEMPTS: bindings.ATTEMPTS,
        max: Number(bindings.RATE_LIMIT_MAX) || 20,
      };
      try {
        site ??= await openSite(bindings.ASSETS);
        const { method, headers } = request;
        const url = request.url.replace(/^[^/]*\/\/[^/?]*/, '');
        const header = (name: string) => headers.get(name) ?? undefined;
        const decision = await decide(site, { method, url, header }, config, apiHandler);
        if ('answer' in decision) return await send(request, decision.answer, config, bindings);
        if ('handle' in decision) return await callApi(request, decision.handle, config);
        return sent(decision.reply);
      } catch (error) {
        log('error', { method: request.method, cause: causeOf(error) }, 'request failed');
        return sent(refusal(500, SERVER_ERROR, config));
      }
    },
  };
}

export default edgeHost();
