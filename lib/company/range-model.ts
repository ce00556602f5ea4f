import type { droneTargets } from '@/content/company/drone';

/** How far the aircraft gets in cruise and how long it can circle with a payload, reserve not counted. */
export type Reach = { payloadKg: number; rangeKm: number; enduranceMinutes: number };

/**
 * A design model of the wing-borne flight, made from two targets: range and endurance with the same payload. The power for
 * drag grows with the cube of the speed; the power for lift grows with the square of the weight and falls with the
 * speed. Their shares in cruise are those at which one battery meets both targets. Still air, sea level. Speeds are in m/s;
 * the weight is with the full payload.
 */
export function rangeModel(targets: typeof droneTargets): (payloadKg: number) => Reach {
  const { cruiseSpeed, loiterSpeed, rangeKm, enduranceMinutes, reserveMinutes, targetPayloadKg } = targets;
  const empty = targets.weightKg - targets.payloadKg;
  const kmPerMinute = (cruiseSpeed * 60) / 1000;
  const slower = loiterSpeed / cruiseSpeed;
  const lift = (payload: number) => ((empty + payload) / (empty + targetPayloadKg)) ** 2;
  // In minutes of cruise with the target payload, which takes a power of 1.
  const battery = rangeKm / kmPerMinute + reserveMinutes;
  const circling = battery / (enduranceMinutes + reserveMinutes);
  const liftShare = (circling - slower ** 3) / (1 / slower - slower ** 3);
  const minutes = (payload: number, speed: number) =>
    battery / ((1 - liftShare) * speed ** 3 + (liftShare * lift(payload)) / speed) - reserveMinutes;
  return (payload) => ({
    payloadKg: payload,
    rangeKm: minutes(payload, 1) * kmPerMinute,
    enduranceMinutes: minutes(payload, slower),
  });
}

/** The chart's scale of distance, where all ranges lie. */
export const FIRST_KM = 105;
export const LAST_KM = 130;

/** In units of the drawing: where the scale of distance begins, at which height, and how long a km and a kg are. */
export type Chart = { viewBox: string; left: number; base: number; km: number; kg: number };
export const charts: Record<'wide' | 'tall', Chart> = {
  wide: { viewBox: '0 0 880 310', left: 60, base: 268, km: 32, kg: 56 },
  /** For a phone. */
  tall: { viewBox: '0 0 440 400', left: 56, base: 350, km: 13.6, kg: 80 },
};

/** Where a payload and a range meet in the chart. */
export const chartPoint = (
  { left, base, km, kg }: Chart,
  { payloadKg, rangeKm }: Pick<Reach, 'payloadKg' | 'rangeKm'>,
) => ({ x: Math.round(left + (rangeKm - FIRST_KM) * km), y: Math.round(base - 16 - payloadKg * kg) });
