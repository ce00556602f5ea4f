/** `npm run airframe` writes lib/airframe/mesh.json from shape.json. A test fails while the two disagree. */
import { writeFile } from 'node:fs/promises';
import { airframeMesh } from './loft';
import shape from './shape.json' with { type: 'json' };

await writeFile('lib/airframe/mesh.json', `${JSON.stringify(airframeMesh(shape))}\n`);
