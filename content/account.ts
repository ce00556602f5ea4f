/** Words of the account screens. */
export const account = {
  login: {
    title: 'Log in',
    lead: 'The workspace is not open yet. This page is a preview: what you enter is not sent or checked.',
  },
  register: {
    title: 'Create your account',
    lead: 'An account reserves your name for the workspace to come. It opens nothing yet, and it is for adults: you must be 18\u00a0or\u00a0older.',
    stored:
      'What is stored: an ID, your name, email and role (USER), the time, and a one-way hash of your password. Nothing else, and nothing for advertising.',
    keeper:
      'This site keeps the account, or passes it on to another service with rules of its own. In that case we say so as soon as you have registered.',
    policy: 'The details are in the',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    lead: 'A password cannot be reset here yet, and until the workspace opens you need none. With your email we can prepare a message to support.',
  },
  dashboard: {
    leave: 'Back to login',
    label: 'Workspace',
    title: 'Open to you today',
    lead: 'No account is needed for what is on this board. Your own workspace is being prepared: this page holds nothing of yours yet, and anybody can see it.',
    board: {
      place: 'Where',
      what: 'What you find there',
      state: 'State',
      preparing: 'In preparation',
    },
    workspace: { label: 'Your workspace', text: 'What you ask us for, and what becomes of it' },
  },
};
