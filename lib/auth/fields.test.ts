import {
  checkLoginEdit,
  checkLoginEmail,
  checkLoginPassword,
  checkRegisterEmail,
  checkRegisterFullName,
  checkRegisterPassword,
  normaliseRegistration,
  passwordRules,
} from './fields';

describe('full name', () => {
  it.each([
    ['Full name is required', ['', '   ', '\u200b\u200d', '\u3000', '\u3164', '\u2800 \u115f']],
    ['Full name must not contain control characters', ['Asha\u0000Rao', 'Asha\tRao', 'Asha \ud800']],
    [
      'Full name must not contain invisible characters',
      ['Asha\u3164Rao', 'Asha\u2800', 'Asha \u202eoaR', '\u2066Asha', 'As\u00adha', 'As\u200bha'],
    ],
    [undefined, ['Asha Rao', 'क्‍ष र्‌य', "D'Souza-Iyer", '李', 'अश्‍विनी']],
  ])('%s: %j', (message, values) => {
    for (const value of values) expect([value, checkRegisterFullName(value)]).toEqual([value, message]);
  });

  it('counts letters, not bytes or surrounding spaces', () => {
    expect(checkRegisterFullName(`  ${'न'.repeat(50)}  `)).toBeUndefined();
    expect(checkRegisterFullName('😀'.repeat(50))).toBeUndefined();
    expect(checkRegisterFullName('a'.repeat(51))).toBe('Full name must be at most 50 characters');
  });
});

describe('email', () => {
  it('is required on both forms', () => {
    expect(checkRegisterEmail('  ')).toBe('Email is required');
    expect(checkLoginEmail('')).toBe('Email is required');
  });

  const none = ['asha', 'asha@', '@example.org', 'asha@example', 'a@b@example.org'];
  const long = `${'a'.repeat(250)}@b.org`;
  const spaced = ['as ha@example.org', 'asha@exam ple.org', 'asha\u0000@example.org'];
  const hidden = ['asha\u200b@example.org', 'asha\u3164@example.org', 'asha@exam\u2800ple.org'];
  const emptyPart = ['asha@.org', 'asha@example.', 'asha@example..org', '.a@b.org', 'a.@b.org', 'a..b@c.org'];
  const wrapped = [
    ...['<a@example.com>', 'Asha <a@example.com>', 'a@example.com,', 'a@example.com.', '-a@example.com'],
    ...['mailto:a@example.com', 'a@example.com?subject=x', 'r@example.com/path', '//a@b.org'],
    ...[
      '"a@example.com"',
      "'a@example.com",
      '\u201ca@example.com\u201d',
      '*a@example.com*',
      '[a@example.com]',
    ],
    ...['a@example.com\\', 'a@example.com%20', 'a@example.com:25', 'a&lt;@example.com', 'a@[127.0.0.1]'],
  ];
  // A URL reads the first two as 127.0.0.1, and the mapped ones as names other than those typed.
  const noName = ['a@127.0.0.1', 'a@0x7f.1', 'a@example.1', 'a@-b.org', 'a@b_c.org', 'a@xn--a.org'];
  const mapped = ['a@\uff45xample.com', 'a@example\u3002com', 'a@ex\u034fample.com', 'a@\u24d4xample.com'];
  it.each([...none, long, ...spaced, ...hidden, ...emptyPart, ...wrapped, ...noName, ...mapped])(
    'refuses %j',
    (value) => {
      expect(checkRegisterEmail(value)).toBe('Please enter a valid email address');
      expect(checkLoginEmail(value)).toBe('Please enter a valid email');
    },
  );

  const plain = ['asha@example.org', ' Asha.Rao+new@mail.example.co.in ', "o'neil@b.org", '_a-1@b-c.org'];
  const signs = ['a/b=c@example.org', '007@example.museum', 'a!#$%&*?^`{|}~@example.org'];
  const letters = [
    'आशा@उदाहरण.भारत',
    'अश्विनी@डाक.भारत',
    'rene\u0301@bu\u0308cher.example',
    'a@xn--bcher-kva.example',
  ];
  it.each([...plain, ...signs, ...letters])('accepts %s', (value) => {
    for (const check of [checkRegisterEmail, checkLoginEmail]) expect(check(value)).toBeUndefined();
  });
});

describe('register password', () => {
  const failing = (value: string) => passwordRules.filter((rule) => !rule.test(value)).map((rule) => rule.id);

  it('has five rules', () => {
    expect(failing('')).toEqual(['length', 'uppercase', 'lowercase', 'number', 'special']);
    expect(failing('Abcdef1!')).toEqual([]);
  });

  it.each([
    ['Abcde1!', ['length']],
    ['abcdef1!', ['uppercase']],
    ['ABCDEF1!', ['lowercase']],
    ['Abcdefg!', ['number']],
    ['Abcdefg1', ['special']],
    ['Žluťoučký1 ', []],
    ['Abcdefनि1', ['special']],
  ])('%s fails %j', (value, expected) => {
    expect(failing(value)).toEqual(expected);
    expect(checkRegisterPassword(value)).toBe(
      expected.length ? "Password doesn't meet requirements" : undefined,
    );
  });

  it('is required and has a maximum', () => {
    expect(checkRegisterPassword('')).toBe('Password is required');
    expect(checkRegisterPassword(`Aa1!${'x'.repeat(196)}`)).toBeUndefined();
    expect(checkRegisterPassword(`Aa1!${'x'.repeat(197)}`)).toBe('Password must be at most 200 characters');
  });
});

describe('login', () => {
  it('asks for a password but has no rules for it', () => {
    expect(checkLoginPassword('')).toBe('Password is required');
    expect(checkLoginPassword('x')).toBeUndefined();
  });

  it('marks a blank field while editing', () => {
    expect(checkLoginEdit(' ')).toBe('This field is required');
    expect(checkLoginEdit('not an email')).toBeUndefined();
  });
});

it('normalises name and email, never the password', () => {
  const typed = { fullName: ' Asha  Rao ', email: ' ASHA@Example.org ', password: ' P w ' };
  const sent = { fullName: 'Asha  Rao', email: 'asha@example.org', password: ' P w ' };
  expect(normaliseRegistration(typed)).toEqual(sent);
});
