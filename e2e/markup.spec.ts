import { type ConfigData, type HtmlElement, HtmlValidate } from 'html-validate';
import { missing, pages } from './routes';
import { expect, test } from './test';

const config: ConfigData = {
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    {
      // What the standard says and html-validate does not know yet.
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
    // React writes `charSet`, `srcSet` and the like: HTML does not tell capitals in the names of attributes.
    'attr-case': 'off',
    // React writes `<meta … />`, `required=""` and `crossorigin=""`: all say the same as the shorter forms.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React gives its own script the id `_R_`: valid, though no letter begins it.
    'valid-id': ['error', { relaxed: true }],
    // The default type, text, need not be said.
    'no-implicit-input-type': 'off',
    // Where a line may break is for the style sheet to say.
    'tel-non-breaking': 'off',
    // ARIA lets lists have names.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The bar's navigation and the menu's are the same one: at any width only one of them is displayed.
    'unique-landmark': 'off',
  },
};
const validator = new HtmlValidate(config);

for (const { path } of [...pages, ...missing])
  test(`${path} is served as valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

test('the validator finds a fault where there is one', async () => {
  const button = '<button type="button" popovertarget="menu" aria-expanded="false">Menu</button>';
  const { results } = await validator.validateString(`${button}<p><div id="menu" popover></div></p>`);
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(['attribute-misuse', 'no-implicit-close']));
});
