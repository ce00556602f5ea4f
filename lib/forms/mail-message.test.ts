import { isTooLong, mailBody, mailtoHref } from './mail-message';

const message = { to: 'contact@vyomarka.example', subject: 'Hello', body: 'One\nTwo' };

test('a mailto address has CRLF line ends', () => {
  expect(mailtoHref(message)).toBe('mailto:contact@vyomarka.example?subject=Hello&body=One%0D%0ATwo');
  expect(mailtoHref({ ...message, body: 'One\r\nTwo' })).toBe(mailtoHref(message));
});

test('typed text cannot add a recipient or a header', () => {
  const { searchParams } = new URL(mailtoHref({ ...message, subject: 'a&bcc=x@y.example?#%', body: 'नमस्ते' }));
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('a&bcc=x@y.example?#%');
  expect(searchParams.get('body')).toBe('नमस्ते');
});

test('a lone surrogate does not throw', () => {
  expect(() => mailtoHref({ ...message, body: 'cut \ud83d' })).not.toThrow();
});

test('a message that mail programs would truncate is too long', () => {
  expect(isTooLong(message)).toBe(false);
  expect(isTooLong({ ...message, body: 'न'.repeat(300) })).toBe(true);
});

test('a body leaves out empty values', () => {
  const lines = { Name: ' Asha ', Phone: ' ', Email: 'a@b.example' };
  expect(mailBody(lines, ' Hello ')).toBe('Name: Asha\nEmail: a@b.example\n\nHello');
  expect(mailBody({ Name: 'Asha' }, ' ')).toBe('Name: Asha');
});
