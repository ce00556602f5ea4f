/** @jest-environment node */
import { clientAddress, rateLimitKeys } from './client-address';

describe('clientAddress', () => {
  it('is the socket address without trusted proxies, whatever is forwarded', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
    expect(clientAddress(undefined, '1.2.3.4', 0)).toBe('unknown');
  });

  it('is the entry that the outermost trusted proxy wrote', () => {
    expect(clientAddress('10.0.0.1', 'forged, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.1', 'forged, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  });

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
  ])('reads %s', (forwarded, expected) => {
    expect(clientAddress('10.0.0.1', forwarded, 1)).toBe(expected);
  });

  it.each([undefined, '', 'unknown', '203.0.113.7'])(
    'falls back to the socket when %j has too little',
    (value) => {
      expect(clientAddress('10.0.0.1', value, 2)).toBe('10.0.0.1');
    },
  );
});

describe('rateLimitKeys', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['2001:DB8:0001:2:ffff::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
    ['64:ff9b::192.0.2.1', ['192.0.2.1']],
    ['64:ff9b::c000:201', ['192.0.2.1']],
    ['', ['unknown']],
    ['nonsense', ['unknown']],
  ])('counts %s under %j', (address, keys) => {
    expect(rateLimitKeys(address)).toEqual(keys);
  });

  it('has one key for a missing address', () => {
    expect(rateLimitKeys(null)).toEqual(['unknown']);
  });
});
