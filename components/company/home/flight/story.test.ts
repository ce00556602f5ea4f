/** @jest-environment node */
import { droneTargets } from '@/content/company/drone';
import { flight } from '@/content/company/flight';
import { heroPose, heroView } from '@/lib/aircraft/hero-camera';
import { layouts, viewAt } from './stage';
import { momentAt } from './story';

const at = (story: number) => momentAt(story, droneTargets.ceilingMetres);
const way = Array.from({ length: 101 }, (_, i) => at(i / 20));

test('the height in the picture is what the words say beside it, once it is one above the sea', () => {
  const heights = flight.steps.map((_, index) => Math.round(at(index + 2).altitude));
  const shown = heights.map((height) => `${height.toLocaleString('en-IN')} ${flight.picture.unit}`);
  expect(shown.slice(1)).toEqual(flight.steps.slice(1).map((step) => step.at));
  expect([heights[0], flight.steps[0]?.at]).toEqual([0, '100 m AGL']);
});

test('it starts as the picture and only climbs', () => {
  expect(at(0)).toMatchObject({ altitude: 0, view: heroPose, drawn: 0, ground: 0, away: 0 });
  way.slice(1).forEach(({ altitude }, i) => {
    expect(altitude).toBeGreaterThanOrEqual(way[i]?.altitude ?? 0);
  });
});

test('until the picture is gone the drawing stands where the picture has the aircraft', () => {
  const hero = heroView('wide', { width: 1280, height: 800, x: 0.7, y: 0.5 });
  const stage = { width: 1280, height: 800, layout: layouts.desk };
  for (const moment of way.slice(0, 21)) expect(viewAt(stage, moment, hero)).toEqual(hero);
});

test('the rotors turn in the climb and stand in line with the airflow in the cruise', () => {
  expect(at(2).pose.blur).toBe(1);
  expect(at(3)).toMatchObject({ pose: { blur: 0 } });
  expect(at(3).pose.lift % Math.PI).toBeCloseTo(0);
});

test('the links to the satellites break one after the other, then the map locks, and the track goes on', () => {
  expect(at(3)).toMatchObject({ broken: [0, 0, 0, 0], square: 0, locks: false, track: 0 });
  const { broken } = at(3.5);
  expect(broken[0]).toBe(1);
  expect(broken[1]).toBeGreaterThan(broken[2] ?? 1);
  expect(at(3.5)).toMatchObject({ square: 0, tile: 0 });
  expect(at(4.25)).toMatchObject({ broken: [1, 1, 1, 1], tile: 1, locks: true, track: 0 });
  expect(at(5)).toMatchObject({ track: 1, altitude: droneTargets.ceilingMetres });
});
