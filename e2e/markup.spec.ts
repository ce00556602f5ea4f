import { type ConfigData, type HtmlElement, HtmlValidate } from 'html-validate';
import { missing, pages } from './routes';
import { expect, test } from './test';

const config: ConfigData = {
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    {
      // Valid by the standard, but unknown to html-validate.
      button: {
        attributes: {
          'aria-expanded': {
            allowed: (button: HtmlElement) =>
              button.hasAttribute('popovertarget')
                ? 'the browser tells the state of a popovertarget button'
                : null,
          },
        },
      },
    },
  ],
  rules: {
    // React writes `charSet` and `srcSet`. HTML ignores case in attribute names.
    'attr-case': 'off',
    // React writes `<meta … />`, `required=""` and `crossorigin=""`. They mean the same as the short forms.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own script has the id `_R_`, which is valid.
    'valid-id': ['error', { relaxed: true }],
    // Text is the default.
    'no-implicit-input-type': 'off',
    // The style sheet controls line breaks.
    'tel-non-breaking': 'off',
    // ARIA allows names on lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The bar and the menu share one navigation. Only one of them shows at any width.
    'unique-landmark': 'off',
  },
};
const validator = new HtmlValidate(config);

test('every page and 404 is served as valid HTML', async ({ request }) => {
  for (const { path } of [...pages, ...missing]) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(faults, path).toEqual([]);
  }
});
