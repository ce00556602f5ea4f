/** @jest-environment node */
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { mapLinks } from './map-links';

const [badrinath] = temples as [Temple];

test('a temple on a map: by its place for an app, and on the web', () => {
  expect(mapLinks(badrinath)).toEqual({
    app: 'geo:30.744,79.493?q=30.744,79.493(Badrinath%20Temple)',
    web: 'https://www.openstreetmap.org/?mlat=30.744&mlon=79.493#map=16/30.744/79.493',
  });
});
