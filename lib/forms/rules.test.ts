import { email, file, fileName, optional, phone, required } from './rules';

const input = document.createElement('input');

test('required wants more than spaces', () => {
  const rule = required({ missing: 'Enter your name' });
  expect(rule('  ', input)).toBe('Enter your name');
  expect(rule('Asha', input)).toBeUndefined();
  expect(optional('', input)).toBeUndefined();
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['asha@example', 'malformed'],
  [' asha.rao+jobs@mail.example.co.in ', undefined],
])('email %j: %s', (value, problem) => {
  expect(email({ missing: 'missing', malformed: 'malformed' })(value, input)).toBe(problem);
});

test.each([
  ['', 'missing'],
  ['12345', 'malformed'],
  ['call me', 'malformed'],
  ['+91 98765 43210 ext', 'malformed'],
  ['1234567890123456', 'malformed'],
  ['9876543210', undefined],
  ['+91 (0)11-5550.0124', undefined],
  ['९८७६५४३२१०', undefined],
])('phone %j: %s', (value, problem) => {
  expect(phone({ missing: 'missing', malformed: 'malformed' })(value, input)).toBe(problem);
});

test.each([
  ['', 'missing'],
  ['C:\\fakepath\\photo.jpg', 'refused'],
  ['C:\\fakepath\\resume.pdf.exe', 'refused'],
  ['C:\\fakepath\\pdf', 'refused'],
  ['C:\\fakepath\\Resume.PDF', undefined],
  ['resume.docx', undefined],
])('file %j: %s', (value, problem) => {
  expect(file(['.pdf', '.doc', '.docx'], { missing: 'missing', refused: 'refused' })(value, input)).toBe(
    problem,
  );
});

test('a file is told by its name alone', () => {
  expect(fileName('C:\\fakepath\\Asha Rao.pdf')).toBe('Asha Rao.pdf');
  expect(fileName('resume.doc')).toBe('resume.doc');
  expect(fileName('')).toBe('');
});
