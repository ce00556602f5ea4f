import { urlForHost } from './temple-host';

const HOST = 'temples.example.org';

it.each([
  ['/', HOST, '/holyheaven'],
  ['/?q=puri', HOST, '/holyheaven?q=puri'],
  ['/?_rsc=abc', 'Temples.Example.ORG:3000', '/holyheaven?_rsc=abc'],
  ['/about', HOST, '/about'],
  ['//evil', HOST, '//evil'],
  ['/', 'www.example.org', '/'],
  ['/', `x.${HOST}`, '/'],
  ['/', undefined, '/'],
])('%s on %s is served as %s', (url, host, expected) => {
  expect(urlForHost(url, host, HOST)).toBe(expected);
});

it('changes nothing when no temple host is set', () => {
  expect(urlForHost('/', HOST, undefined)).toBe('/');
});
