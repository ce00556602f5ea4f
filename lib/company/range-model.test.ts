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
