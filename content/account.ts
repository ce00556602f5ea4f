/** Words of the account screens. */
export const account = {
  login: {
    title: 'Log in',
    lead: 'The workspace is not open yet. This page is a preview: nothing you enter is sent or checked.',
  },
  register: {
    title: 'Create your account',
    lead: 'Reserve your place in the workspace. It opens later; you must be 18\u00a0or\u00a0over.',
    stored:
      'We store your name, your email, the time and a one-way hash of your password. Nothing else, and nothing for advertising.',
    keeper: {
      here: 'This site keeps your account.',
      elsewhere:
        'Another service keeps your account, by its own rules. This site passes your name, email and password on to it and stores none of them.',
    },
    policy: 'Details are in the',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    lead: 'You don’t need a password until the workspace opens. With your email we can prepare a message to support.',
  },
  dashboard: {
    leave: 'Back to login',
    label: 'Workspace',
    title: 'Your workspace',
    lead: 'This is where you will see what you asked us for, and our answers. Until it opens, these pages are open to anyone.',
  },
};
