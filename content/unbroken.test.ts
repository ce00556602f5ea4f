/** @jest-environment node */
import type * as Unbroken from './unbroken';

const { unbroken } = jest.requireActual<typeof Unbroken>('./unbroken');

test.each([
  ['6:30 am', '6:30_am'],
  ['{time} pm, {km} km', '{time}_pm, {km}_km'],
  ['{day} {month} {year}', '{day}_{month} {year}'],
  ['18 June 2027, 200 m', '18_June 2027, 200_m'],
  ['5 बजे, 3 किमी, 5 जुलाई', '5_बजे, 3_किमी, 5_जुलाई'],
  ['East · Odisha', 'East_· Odisha'],
  ['4 monkeys, 2 amber lamps', '4 monkeys, 2 amber lamps'],
])('%s', (text, kept) => {
  expect(unbroken({ texts: [text] })).toEqual({ texts: [kept.replaceAll('_', '\u00a0')] });
});
