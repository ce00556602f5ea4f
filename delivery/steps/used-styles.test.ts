/** @jest-environment node */
import { parseStyles } from './style-sheet.ts';
import { namesIn, usedStyles } from './used-styles.ts';

const page =
  '<main class="a b" id="x" data-k="v" data-state="" style="margin:var(--m)"><p>text</p><script>".script"</script></main>';
const used = (css: string) => usedStyles(parseStyles(css), namesIn(page));

test.each([
  ['.a{color:red}', 'a class of the page'],
  ['#x>p:hover{color:red}', 'an id, a tag and a state that can come'],
  ['[data-k=v] p{color:red}', 'an attribute with its value'],
  ['[data-state=open]{color:red}', 'a value that a script sets before the first paint'],
  ['p:not(.missing){color:red}', 'what must not be there'],
  [':is(.missing,.b){color:red}', 'one choice of several'],
  ['p:where(.a p){color:red}', 'a choice with a context'],
  ['details[open]{color:red}'.replace('details', 'p'), 'what a browser sets'],
  ['@media (min-width:1px){.a{color:red}}', 'a group with a rule that can match'],
  ['@layer one,two;', 'the order of layers'],
  ['main:has(p){color:red}', 'what an element contains'],
  [':root{--m:1px}', 'a variable that the markup reads'],
  ['.a{animation:in 1s}@keyframes in{to{color:red}}', 'an animation that is run'],
])('%s stays: %s', (css) => {
  expect(used(css)).toBe(css);
});

test.each([
  ['.missing{color:red}', ''],
  ['.script{color:red}', ''],
  ['[data-k=other]{color:red}', ''],
  ['.a:is(.missing,#missing){color:red}', ''],
  ['.a,.missing{color:red}', '.a{color:red}'],
  ['main:has(.missing){color:red}', ''],
  ['.a::placeholder{color:red}', ''],
  ['@media print{.missing{color:red}}', ''],
  ['@layer base{.missing{color:red}}', '@layer base{}'],
  [
    '@layer x{.a{color:red}}@layer x{.missing{color:red}}@layer x{.b{color:red}}',
    '@layer x{.a{color:red}.b{color:red}}',
  ],
  ['@layer x{.a{color:red}}@layer y{}@layer x{.missing{color:red}}', '@layer x{.a{color:red}}@layer y{}'],
  [
    '@layer x{.a{color:red}}.a{color:blue}@layer x{.b{color:red}}',
    '@layer x{.a{color:red}}.a{color:blue}@layer x{.b{color:red}}',
  ],
  [':root{--n:1px}', ''],
  ['@keyframes out{to{color:red}}', ''],
  ['.a{--unread:1px;color:red}', '.a{color:red}'],
])('%s becomes %j', (css, expected) => {
  expect(used(css)).toBe(expected);
});

test('escaped names are read as the page writes them', () => {
  const names = namesIn('<p class="lg:flex w-1/2"></p>');
  expect(usedStyles(parseStyles('.lg\\:flex{color:red}.w-1\\/2{color:red}'), names)).toBe(
    '.lg\\:flex{color:red}.w-1\\/2{color:red}',
  );
});
