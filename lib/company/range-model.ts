import type { droneTargets } from '@/content/company/drone';

/** Cruise range and loiter endurance with a payload, excluding the reserve. */
export type Reach = { payloadKg: number; rangeKm: number; enduranceMinutes: number };

/**
 * A design model of wing-borne flight, derived from two targets: range and endurance with the same payload. The power
 * for drag grows with the cube of the speed; the power for lift grows with the square of the weight and falls with the
 * speed. Their shares in cruise are those at which one battery meets both targets. Assumes still air, whose `density`
 * is a fraction of that at sea level: at the same indicated airspeed, speed and power grow with one over its
 * square root. Climbing is left out. Speeds are in m/s; `weightKg` includes the full payload.
 */
export function rangeModel(targets: typeof droneTargets, density = 1): (payloadKg: number) => Reach {
  const { cruiseSpeed, loiterSpeed, rangeKm, enduranceMinutes, reserveMinutes, targetPayloadKg } = targets;
  const empty = targets.weightKg - targets.payloadKg;
  const kmPerMinute = (cruiseSpeed * 60) / 1000;
  const slower = loiterSpeed / cruiseSpeed;
  const lift = (payload: number) => ((empty + payload) / (empty + targetPayloadKg)) ** 2;
  // In minutes of cruise with the target payload, whose power is taken as 1.
  const battery = rangeKm / kmPerMinute + reserveMinutes;
  const circling = battery / (enduranceMinutes + reserveMinutes);
  const liftShare = (circling - slower ** 3) / (1 / slower - slower ** 3);
  const slowed = Math.sqrt(density);
  const minutes = (payload: number, speed: number) =>
    (battery * slowed) / ((1 - liftShare) * speed ** 3 + (liftShare * lift(payload)) / speed) -
    reserveMinutes;
  return (payload) => ({
    payloadKg: payload,
    rangeKm: (minutes(payload, 1) * kmPerMinute) / slowed,
    enduranceMinutes: minutes(payload, slower),
  });
}
