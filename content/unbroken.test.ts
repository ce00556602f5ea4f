/** @jest-environment node */
import type * as Unbroken from './unbroken';

const { unbroken, unbrokenFigures } = jest.requireActual<typeof Unbroken>('./unbroken');

test.each([
  ['6:30 am', '6:30_am'],
  ['{time} pm, {km} km', '{time}_pm, {km}_km'],
  ['{day} {month} {year}', '{day}_{month}_{year}'],
  ['18 June 2027, 200 m', '18_June 2027, 200_m'],
  ['5 बजे, 3 किमी, 5 जुलाई 2027, बीच-बीच', '5_बजे, 3_किमी, 5_जुलाई_2027, बीच-\u2060बीच'],
  ['11 to 14 May, 11 से 14 मई', '11_to_14_May, 11_से_14_मई'],
  ['East · Odisha', 'East_· Odisha'],
  ['4 monkeys, 2 amber lamps', '4 monkeys, 2 amber lamps'],
])('%s', (text, kept) => {
  expect(unbroken({ texts: [text] })).toEqual({ texts: [kept.replaceAll('_', '\u00a0')] });
});

test.each([
  ['More than 2 kg, up to 25 kg', 'More than 2\u00a0kg, up to 25\u00a0kg'],
  ['Circling at 17 m/s, 20 min in reserve', 'Circling at 17\u00a0m/s, 20\u00a0min in\u0020reserve'],
  ['Wind at take-off and landing', 'Wind at take-\u2060off and landing'],
  ['−20 to +50', '−20\u00a0to +50'],
])('%s', (text, expected) => expect(unbrokenFigures(text)).toBe(expected));
