/** @jest-environment node */
import { clientAddress, rateLimitKey } from './client-address';

describe('clientAddress', () => {
  it.each<[string, string | undefined, number, string]>([
    ['the socket address without trusted proxies', '1.2.3.4', 0, '10.0.0.1'],
    ['what the only proxy wrote', 'forged, 203.0.113.7', 1, '203.0.113.7'],
    ['what the outer of two proxies wrote', 'forged, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['the entry without its port', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['the entry without its brackets', '[2001:db8::7]:4711', 1, '2001:db8::7'],
    ['the entry if it is IPv6', '2001:db8::7', 1, '2001:db8::7'],
    ['the socket address if nothing is forwarded', undefined, 2, '10.0.0.1'],
    ['the socket address if the header is empty', '', 2, '10.0.0.1'],
    ['the socket address if the entry is a word', 'unknown', 2, '10.0.0.1'],
    ['the socket address if there are too few entries', '203.0.113.7', 2, '10.0.0.1'],
  ])('is %s', (_, forwarded, hops, expected) => {
    expect(clientAddress('10.0.0.1', forwarded, hops)).toBe(expected);
  });

  it('is unknown without a socket', () => {
    expect(clientAddress(undefined, '1.2.3.4', 0)).toBe('unknown');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:c633:6401', '198.51.100.1'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:DB8:0001:2:ffff::1', '2001:db8:1:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['', 'unknown'],
  ['nonsense', 'unknown'],
])('attempts of %s count under %s', (address, key) => {
  expect(rateLimitKey(address)).toBe(key);
});
