/** @jest-environment node */
import { frameOnScreen } from './frame-on-screen';

const header = (tree: unknown) => encodeURIComponent(JSON.stringify(tree));
const page = ['about', { children: ['__PAGE__', {}] }];

test('names the group whose frame the client keeps', () => {
  expect(frameOnScreen(header(['', { children: ['(company)', { children: page }] }, null, null]))).toBe(
    '(company)',
  );
});

test.each([
  ['no header', undefined],
  ['a page outside of the groups', header(['', { children: page }])],
  ['the root asked for anew', header(['', { children: ['(company)', {}] }, null, 'refetch'])],
  ['the frame asked for anew', header(['', { children: ['(company)', {}, null, 'refetch'] }])],
  ['a name that is none', header(['', { children: ['(../x)', {}] }])],
  ['a segment with a parameter', header(['', { children: [['id', '1', 'd'], {}] }])],
  ['half of it', '%5B%22%22%2C%7B'],
  ['a broken escape', '%'],
  ['another shape', header({ length: 4 })],
  ['null', 'null'],
])('names none for %s', (_, value) => {
  expect(frameOnScreen(value)).toBeUndefined();
});
