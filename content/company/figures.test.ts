/** @jest-environment node */

import type { Technology } from '../schema/company';
import { drone, payloadRange, droneTargets as targets } from './drone';
import { home } from './home';

const number = (text: string | undefined) => Number.parseFloat((text ?? '').replace(/[^\d.]/g, ''));
const row = ({ specification }: Technology, name: string) =>
  specification.groups.flatMap(({ rows }) => rows).find((candidate) => candidate.name === name);

test('the whole range is flown at cruise speed, in less time than the aircraft can circle', () => {
  expect(Math.round((targets.rangeKm * 1000) / targets.cruiseSpeed / 60)).toBe(targets.rangeMinutes);
  expect(targets.rangeMinutes + targets.reserveMinutes).toBeLessThan(targets.enduranceMinutes);
  expect(targets.loiterSpeed).toBeLessThan(targets.cruiseSpeed);
});

test('the range is out and back, and the link reaches as far as the aircraft goes', () => {
  expect(2 * targets.radiusKm).toBeLessThanOrEqual(targets.rangeKm);
  expect(targets.radiusKm).toBeLessThanOrEqual(targets.linkKm);
});

test('the aircraft is of the small class with its payload on board', () => {
  const [above, upTo] = targets.smallClassKg;
  expect(targets.weightKg).toBeGreaterThan(above);
  expect(targets.weightKg).toBeLessThanOrEqual(upTo);
  expect(targets.payloadKg).toBeLessThan(targets.weightKg / 2);
});

test('every page has the same figures for the aircraft', () => {
  expect(home.offerings.drone.figures.map(({ value }) => number(value))).toEqual([
    targets.enduranceMinutes,
    targets.rangeKm,
    targets.ceilingMetres,
  ]);
  expect(targets.enduranceMinutes).toBe(150);
  expect(home.offerings.drone.text).toContain('two and a half hours');
  expect(number(row(drone, 'Ceiling')?.value)).toBe(targets.ceilingMetres);
  expect(home.redefining.paragraphs[0]).toContain(row(drone, 'Ceiling')?.value);
  expect(row(drone, 'Span × length')?.value).toBe(`${targets.spanMetres} × ${targets.lengthMetres}`);
});

test('the model of payload and range names the speeds, the reserve and the reach of the table', () => {
  for (const figure of [
    `${targets.cruiseSpeed} m/s`,
    `${targets.loiterSpeed} m/s`,
    `${targets.reserveMinutes} min`,
  ])
    expect(payloadRange.caption).toContain(figure);
  for (const name of ['Endurance', 'Range', 'Ceiling'])
    expect(row(drone, name)?.note).toContain(`${targets.targetPayloadKg} kg payload`);
  expect(home.offerings.drone.text).toContain(`with ${targets.targetPayloadKg} kg`);
});
