/** @jest-environment node */
import { drone, droneTargets as targets } from './drone';

test('the range is flown at cruise speed, in less time than the endurance', () => {
  expect(Math.round((targets.rangeKm * 1000) / targets.cruiseSpeed / 60)).toBe(targets.rangeMinutes);
  expect(targets.rangeMinutes + targets.reserveMinutes).toBeLessThan(targets.enduranceMinutes);
  expect(targets.loiterSpeed).toBeLessThan(targets.cruiseSpeed);
});

test('the range covers the radius out and back, and the link reaches that far', () => {
  expect(2 * targets.radiusKm).toBeLessThanOrEqual(targets.rangeKm);
  expect(targets.radiusKm).toBeLessThanOrEqual(targets.linkKm);
});

test('it circles with a margin above the stall', () => {
  expect(targets.loiterSpeed / targets.stallSpeed).toBeGreaterThan(1.2);
});

test('the aircraft is in the small class with its payload on board', () => {
  const [above, upTo] = targets.smallClassKg;
  expect(targets.weightKg).toBeGreaterThan(above);
  expect(targets.weightKg).toBeLessThanOrEqual(upTo);
  expect(targets.payloadKg).toBeLessThan(targets.weightKg / 2);
});

test('the endurance matches the words of the drone page', () => {
  expect(drone.lead).toContain('two and a half hours');
  expect(targets.enduranceMinutes).toBe(150);
});
