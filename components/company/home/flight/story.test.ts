/** @jest-environment node */
import { heroPose, heroView } from '@/lib/aircraft/hero-camera';
import { layouts, viewAt } from './stage';
import { momentAt } from './story';

const way = Array.from({ length: 101 }, (_, i) => momentAt(i / 20));

test('it starts as the picture and only climbs', () => {
  expect(momentAt(0)).toMatchObject({ climb: 0, view: heroPose, drawn: 0, ground: 0, away: 0 });
  way.slice(1).forEach(({ climb }, i) => {
    expect(climb).toBeGreaterThanOrEqual(way[i]?.climb ?? 0);
  });
});

test('until the picture is gone, the drawing is where the picture shows the aircraft', () => {
  const hero = heroView({ width: 1280, height: 800, x: 0.7, y: 0.5 });
  const stage = { width: 1280, height: 800, layout: layouts.desk };
  for (const moment of way.slice(0, 21)) expect(viewAt(stage, moment, hero)).toEqual(hero);
});

test('the rotors turn in the climb and stand in line with the airflow in the cruise', () => {
  expect(momentAt(2).pose.blur).toBe(1);
  expect(momentAt(3)).toMatchObject({ pose: { blur: 0 } });
  expect(momentAt(3).pose.lift % Math.PI).toBeCloseTo(0);
});

test('the satellite links break one after another, then the map locks and the track continues', () => {
  expect(momentAt(3)).toMatchObject({ broken: [0, 0, 0, 0], square: 0, locks: false, track: 0 });
  const { broken } = momentAt(3.43);
  expect(broken[0]).toBe(1);
  expect(broken[1]).toBeGreaterThan(broken[2] ?? 1);
  expect(momentAt(3.43)).toMatchObject({ square: 0, tile: 0 });
  // The step's reading position.
  expect(momentAt(4)).toMatchObject({ broken: [1, 1, 1, 1], tile: 1, locks: true, track: 0 });
  expect(momentAt(5)).toMatchObject({ track: 1, climb: 1 });
});
