import { isIP } from 'node:net';
import { processWide } from './process-wide';

/** Our server sets this header on every request and overwrites what the client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

const header = processWide<{ isTrusted: boolean }>('client-address');

/** Called when our server starts. Under `next start`, any client could send the header. */
export function trustClientAddressHeader(): void {
  header.isTrusted = true;
}

/** The address in an entry of X-Forwarded-For, without the port or brackets that some proxies add. */
function addressIn(entry: string | undefined): string | undefined {
  const text = entry?.trim() ?? '';
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) ? bare : undefined;
}

/**
 * The client's address. Behind `hops` trusted proxies, that is the X-Forwarded-For entry that the outermost proxy
 * wrote. The client can forge the entries to its left.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const forwarded = hops > 0 ? addressIn(forwardedFor?.split(',').at(-hops)) : undefined;
  return forwarded ?? socketAddress ?? 'unknown';
}

/**
 * The address of the client that sent these headers, 'unknown' if there is none, or undefined if it could be forged:
 * without our server and without a trusted proxy.
 */
export function clientOf(headers: Headers, hops: number): string | undefined {
  if (header.isTrusted) return headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
  if (hops === 0) return undefined;
  return clientAddress(undefined, headers.get('x-forwarded-for') ?? undefined, hops);
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL normalises it, even if the last two groups are written as IPv4.
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/**
 * The key under which a client's attempts are counted: its IPv4 address (even if mapped into IPv6), or the /56 network
 * of its IPv6 address, which is what a household or a server usually gets. All other clients share the key 'unknown'.
 */
export function rateLimitKey(address: string): string {
  const text = address.replace(/%.*$/, '');
  if (isIP(text) === 4) return text;
  if (isIP(text) !== 6) return 'unknown';
  const groups = groupsOf(text);
  const mapped = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  if (groups.slice(0, 6).join() === `0,0,0,0,0,${0xffff}`) return mapped.join('.');
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
