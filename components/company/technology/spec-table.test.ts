import { unbroken } from './spec-table';

test.each([
  ['More than 2 kg, up to 25 kg', 'More than 2\u00a0kg, up to 25\u00a0kg'],
  ['Circling at 17 m/s, 20 min in reserve', 'Circling at 17\u00a0m/s, 20\u00a0min in\u0020reserve'],
  ['Wind at take-off and landing', 'Wind at take-\u2060off and landing'],
  ['−20 to +50', '−20\u00a0to +50'],
])('%s', (text, expected) => expect(unbroken(text)).toBe(expected));
