import { HtmlValidate } from 'html-validate';
import { missing, pages } from './routes';
import { expect, test } from './test';

// What the standard forbids, and no matters of style. every-page.spec.ts has the accessibility of pages.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // All scripts and styles are our own.
  rules: { 'require-sri': 'off' },
});

test('every page and 404 is served as valid HTML', async ({ request }) => {
  for (const { path } of [...pages, ...missing]) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(faults, path).toEqual([]);
  }
});
