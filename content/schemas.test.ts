/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const code = ['app', 'components', 'lib', 'content'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file: `${room}/${file}`, text: readFileSync(`${room}/${file}`, 'utf8') })),
);
const schemas = code.filter(({ file, text }) => /^content\//.test(file) && /from 'zod'/.test(text));

test('pages take only types from the schemas of the content, so that zod reaches no browser', () => {
  expect(schemas.length).toBeGreaterThan(3);
  const isSchema = (path: string) => schemas.some(({ file }) => basename(file, '.ts') === basename(path));
  const others = code.filter(({ file }) => !schemas.some((schema) => schema.file === file));
  const imports = others.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:im|ex)port (?!type\b)[^;]*?'([^']*\/[^']*)'/gm)]
      .map(([, path = '']) => path)
      .filter((path) => /content|^\./.test(path) && isSchema(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(imports).toEqual([]);
});
