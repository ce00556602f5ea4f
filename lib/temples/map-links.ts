import type { Temple } from '@/content/temples/types';

const ZOOM = 16;

/** The temple on a map: in the visitor's own app, and on the web for browsers that have none. */
export function mapLinks({ title, marked }: Pick<Temple, 'title' | 'marked'>): { app: string; web: string } {
  const { latitude, longitude } = marked.position;
  const place = `${latitude},${longitude}`;
  return {
    app: `geo:${place}?q=${place}(${encodeURIComponent(title)})`,
    web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
  };
}
