/** @jest-environment node */
import { droneTargets as targets } from '@/content/company/drone';
import { rangeModel } from './range-model';

test('the aircraft meets both targets with their payload, and exceeds both without', () => {
  const [target, empty] = [targets.targetPayloadKg, 0].map(rangeModel(targets));
  expect(target?.rangeKm).toBeCloseTo(targets.rangeKm, 9);
  expect(target?.enduranceMinutes).toBeCloseTo(targets.enduranceMinutes, 9);
  expect(empty?.rangeKm).toBeGreaterThan(targets.rangeKm);
  expect(empty?.enduranceMinutes).toBeGreaterThan(targets.enduranceMinutes);
});

test('the figures at the ceiling are the model’s', () => {
  // In the ICAO standard atmosphere (Doc 7488), air at 5,000 m has 60.1% of its density at sea level.
  const reach = rangeModel(targets, 0.601)(targets.targetPayloadKg);
  expect(Math.floor(reach.rangeKm)).toBe(targets.atCeiling.rangeKm);
  expect(Math.floor(reach.enduranceMinutes)).toBe(targets.atCeiling.enduranceMinutes);
});

test('in air a quarter as dense, the aircraft flies twice as fast for half as long', () => {
  const [low, high] = [1, 0.25].map((density) => rangeModel({ ...targets, reserveMinutes: 20 }, density)(1));
  const inAir = (reach: typeof low) => (reach?.enduranceMinutes ?? 0) + 20;
  expect(inAir(high)).toBeCloseTo(inAir(low) / 2, 9);
  // Without the reserve, it would come as far.
  const kmPerMinute = (targets.cruiseSpeed * 60) / 1000;
  expect((high?.rangeKm ?? 0) + 20 * 2 * kmPerMinute).toBeCloseTo((low?.rangeKm ?? 0) + 20 * kmPerMinute, 9);
});
