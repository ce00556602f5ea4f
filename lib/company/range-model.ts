/** The targets that the model starts from: speeds in m/s, weights in kg, times in minutes, lengths in km. */
type RangeTargets = {
  cruiseSpeed: number;
  loiterSpeed: number;
  rangeKm: number;
  enduranceMinutes: number;
  reserveMinutes: number;
  payloadKg: number;
  /** What the aircraft carries while it circles for the whole endurance. */
  endurancePayloadKg: number;
  /** All up, with the full payload. */
  weightKg: number;
};

/** How far the aircraft gets in cruise and how long it can circle with a payload, reserve not counted. */
export type Reach = { payloadKg: number; rangeKm: number; enduranceMinutes: number };

/**
 * A design model of the wing-borne flight, made from two targets: range with full payload and endurance. The power for
 * drag grows with the cube of the speed; the power for lift grows with the square of the weight and falls with the
 * speed. Their shares in cruise are those at which one battery meets both targets. Still air, sea level.
 */
export function rangeModel(targets: RangeTargets): (payloadKg: number) => Reach {
  const { cruiseSpeed, loiterSpeed, rangeKm, enduranceMinutes, reserveMinutes, payloadKg, weightKg } =
    targets;
  const kmPerMinute = (cruiseSpeed * 60) / 1000;
  const slower = loiterSpeed / cruiseSpeed;
  const lift = (payload: number) => ((weightKg - payloadKg + payload) / weightKg) ** 2;
  // In minutes of cruise with full payload, which takes a power of 1.
  const battery = rangeKm / kmPerMinute + reserveMinutes;
  const circling = battery / (enduranceMinutes + reserveMinutes);
  const liftShare = (circling - slower ** 3) / (lift(targets.endurancePayloadKg) / slower - slower ** 3);
  const minutes = (payload: number, speed: number) =>
    battery / ((1 - liftShare) * speed ** 3 + (liftShare * lift(payload)) / speed) - reserveMinutes;
  return (payload) => ({
    payloadKg: payload,
    rangeKm: minutes(payload, 1) * kmPerMinute,
    enduranceMinutes: minutes(payload, slower),
  });
}

/** The farthest distance on the chart's scale. */
export const LAST_KM = 160;
/** Heights in the chart, in units of its drawing: of the cruise, of the take-off point and of the scale. */
export const CRUISE = 190;
export const GROUND = 274;
export const BASE = 300;

/** Where a payload and a range meet in the chart. */
export const chartPoint = ({ payloadKg, rangeKm }: Pick<Reach, 'payloadKg' | 'rangeKm'>) => ({
  x: Math.round(60 + rangeKm * 5),
  y: Math.round(160 - payloadKg * 30),
});
