/** @jest-environment node */
import { droneTargets as targets } from '@/content/company/drone';
import { rangeModel } from './range-model';

const reach = rangeModel(targets);
const payloads = [0, 1, 2, 3, targets.payloadKg];

test('meets the two targets that it is made from, with the same payload', () => {
  expect(reach(targets.targetPayloadKg).rangeKm).toBeCloseTo(targets.rangeKm, 9);
  expect(reach(targets.targetPayloadKg).enduranceMinutes).toBeCloseTo(targets.enduranceMinutes, 9);
});

test('less payload always means farther and longer, but never by more than the weight can explain', () => {
  for (const payload of payloads.slice(1)) {
    const [more, less] = [reach(payload), reach(payload - 1)];
    expect(less.rangeKm).toBeGreaterThan(more.rangeKm);
    expect(less.enduranceMinutes).toBeGreaterThan(more.enduranceMinutes);
  }
  const empty = (targets.weightKg - targets.payloadKg) / targets.weightKg;
  const saved = (1 - empty ** 2) * (targets.rangeKm / (targets.cruiseSpeed * 0.06) + targets.reserveMinutes);
  expect(reach(0).rangeKm - targets.rangeKm).toBeLessThan(2 * saved * targets.cruiseSpeed * 0.06);
});

test('loitering takes less power than cruising with every payload', () => {
  for (const payload of payloads) {
    const { rangeKm, enduranceMinutes } = reach(payload);
    expect(enduranceMinutes).toBeGreaterThan((rangeKm * 1000) / targets.cruiseSpeed / 60);
  }
});
