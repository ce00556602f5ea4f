import { buildGrown } from './growth/build';

console.log(await buildGrown(Number(process.argv[2])));
