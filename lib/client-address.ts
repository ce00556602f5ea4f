import { isIP } from 'node:net';

/** The host sets this header on every API call and overwrites what the client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The address in an entry of X-Forwarded-For, without the port or brackets that some proxies add. */
function addressIn(entry: string | undefined): string | undefined {
  const text = entry?.trim() ?? '';
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) ? bare : undefined;
}

/**
 * The client's address. Behind `hops` trusted proxies, that is the entry of X-Forwarded-For which the outermost proxy
 * wrote. The client can forge entries further left.
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
 * The key for counting attempts: an IPv4 address, or the first 64 bits of an IPv6 address, because one client usually
 * owns that whole range. Everything else shares the key 'unknown'.
 */
export function rateLimitKey(address: string | null): string {
  const text = (address ?? '').replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  const version = isIP(mapped ?? text);
  if (version === 4) return mapped ?? text;
  if (version !== 6) return 'unknown';
  const [left = '', right] = text.split('::');
  const groups = left === '' ? [] : left.split(':');
  if (right !== undefined) {
    const tail = right === '' ? [] : right.split(':');
    const width = tail.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
    groups.push(...Array<string>(8 - groups.length - width).fill('0'), ...tail);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
