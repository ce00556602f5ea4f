/** @jest-environment node */
import { droneTargets } from '@/content/company/drone';
import { flight } from '@/content/company/flight';
import { momentAt } from './story';

const at = (screens: number) => momentAt(screens, droneTargets.ceilingMetres);
const way = Array.from({ length: 81 }, (_, i) => at(i / 20));

test('the altimeter shows what the words say beside it', () => {
  flight.steps.forEach((step, index) => {
    expect(`${Math.round(at(index + 1).altitude).toLocaleString('en-IN')} m`).toBe(step.at);
  });
});

test('it starts as a plan on the ground and only climbs', () => {
  expect(at(0)).toMatchObject({ altitude: 0, view: { turn: 0, tilt: 90 } });
  way.slice(1).forEach(({ altitude }, i) => {
    expect(altitude).toBeGreaterThanOrEqual(way[i]?.altitude ?? 0);
  });
});

test('the rotors turn in the climb and stand in line with the airflow in the cruise', () => {
  expect(at(1).look.blur).toBe(1);
  expect(at(2)).toMatchObject({ look: { blur: 0, pushBlur: 1 } });
  expect(at(2).look.lift % Math.PI).toBeCloseTo(0);
});

test('the fix is struck out at the top, and the track goes on', () => {
  expect(at(2)).toMatchObject({ struck: 0, track: 0 });
  expect(at(4)).toMatchObject({ struck: 1, track: 1, altitude: droneTargets.ceilingMetres });
});
