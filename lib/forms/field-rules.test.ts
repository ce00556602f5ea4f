import { email, file, fileName, optional, phone, required } from './field-rules';

const input = document.createElement('input');

test('required refuses a blank value', () => {
  const rule = required({ missing: 'Enter your name' });
  expect(rule('  ', input)).toBe('Enter your name');
  expect(rule('Asha', input)).toBeUndefined();
  expect(optional('', input)).toBeUndefined();
});

const messages = { missing: 'missing', malformed: 'malformed', refused: 'refused' };
const rules = {
  email: email(messages),
  phone: phone(messages),
  file: file(['.pdf', '.doc', '.docx'], messages),
};

test.each<[keyof typeof rules, string | undefined, string[]]>([
  ['email', 'missing', ['', '  ']],
  ['email', 'malformed', ['asha@example']],
  ['phone', 'missing', ['', '\u202d\u202c']],
  ['phone', 'malformed', ['12345', 'call me', '+91 98765 43210 ext', '1234567890123456']],
  ['phone', undefined, ['9876543210', '+91 (0)11-5550.0124', '९८७६५४३२१०']],
  ['phone', undefined, ['\u202d9876543210\u202c', '\u2068+91\u00a098765\u201143210\u2069']],
  ['file', 'missing', ['']],
  ['file', 'refused', ['C:\\fakepath\\photo.jpg', 'C:\\fakepath\\resume.pdf.exe', 'C:\\fakepath\\pdf']],
  ['file', undefined, ['C:\\fakepath\\Resume.PDF', 'resume.docx']],
])('%s, %s: %j', (name, problem, values) => {
  for (const value of values) expect([value, rules[name](value, input)]).toEqual([value, problem]);
});

test('a file name is shown without its path', () => {
  expect(fileName('C:\\fakepath\\Asha Rao.pdf')).toBe('Asha Rao.pdf');
  expect(fileName('resume.doc')).toBe('resume.doc');
  expect(fileName('')).toBe('');
});
