/** Words of the account forms. The specification fixes the messages. */
export const accountForms = {
  login: {
    label: 'Login',
    submit: 'Log in',
    remember: 'Remember me',
    forgot: 'Forgot password?',
    success: 'Login Successful!',
    successState: 'Preview',
    successText:
      'This is a preview, so any email and password work: nothing was sent or checked. Register, and your account will be ready when the workspace opens.',
    onward: 'Go to dashboard',
    needed: (fields: string) => `To try it, type ${fields}.`,
    needs: { email: 'any email', password: 'any password' },
    ready: 'This is a preview: nothing is sent or checked.',
    instead: { text: 'No account yet?', link: 'Register' },
  },
  register: {
    label: 'Register',
    submit: 'Register',
    success: 'Registration Successful!',
    successState: 'Account created',
    successText:
      'Your place in the workspace is reserved for {email}. There is nothing more to do until it opens. The login page is only a preview.',
    keptElsewhere: 'Another service keeps your account: we passed your registration on to it.',
    onward: 'Read the drawings',
    login: 'Go to login',
    needed: (fields: string) => `Enter ${fields}.`,
    adult: 'You must be 18\u00a0or\u00a0over.',
    ready: 'What we store is listed below.',
    known: 'Log in instead',
    taken: 'Use another email, or log in',
    instead: { text: 'Already registered?', link: 'Log in' },
  },
  forgotPassword: {
    label: 'Forgot password',
    title: 'Write to support',
    instead: { link: 'Back to login' },
    reminder:
      'Online reset is not available yet: nobody has sent you an email, and your password has not changed.',
    mailSubject: 'Forgotten password',
    /** In the letter, until the email is typed. */
    blank: '[your email]',
    mailBody: (email: string) =>
      `Hello,\n\nI have forgotten the password of my account, ${email}. Please let me choose a new one when the workspace opens.\n\nThank you.`,
  },
  fields: { fullName: 'Full name', email: 'Email', password: 'Password' },
  processing: 'Processing...',
  needed: {
    fullName: 'your full name',
    email: 'your email',
    password: 'your password',
    rules: 'a password that meets every rule',
  },
  password: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    shown: 'Your password is shown',
    rules: 'Your password needs',
    met: ': met',
    notMet: ': not met yet',
    count: (met: number, all: number) => `${met} of ${all} password rules met`,
  },
  withoutScript: { before: 'Without it, write to', after: 'instead.' },
} as const;

/** Field messages of the account forms, in the browser and in the account API's responses. */
export const accountMessages = {
  fullName: {
    missing: 'Full name is required',
    tooLong: (most: number) => `Full name must be at most ${most} characters`,
    unusable: 'Full name must not contain control characters',
    hidden: 'Full name must not contain invisible characters',
  },
  email: {
    missing: 'Email is required',
    invalidOnRegister: 'Please enter a valid email address',
    invalidOnLogin: 'Please enter a valid email',
  },
  password: {
    missing: 'Password is required',
    unmet: "Password doesn't meet requirements",
    tooLong: (most: number) => `Password must be at most ${most} characters`,
  },
  blank: 'This field is required',
} as const;

export const passwordRuleLabels = {
  length: 'At least 8 characters',
  uppercase: 'One uppercase letter',
  lowercase: 'One lowercase letter',
  number: 'One number',
  special: 'One special character',
} as const;

/** Why a registration failed, by response status. */
export const registerFailures = {
  byStatus: {
    400: 'Invalid request format',
    409: 'Email already registered',
    500: 'Server error. Please try later',
  } as Partial<Record<number, string>>,
  other: 'Registration failed. Please try again.',
  network: 'Network error. Please check your connection.',
};
