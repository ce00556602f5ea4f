/** Words of the account screens. */
export const account = {
  login: {
    title: 'Log in',
    lead: 'Welcome back. Your workspace is where demo dates, documents and replies will meet.',
  },
  register: {
    title: 'Create your account',
    lead: 'One account for demo requests, partner documents and news of what we build. It takes a minute.',
    promise:
      'We keep your name, your email, a one-way hash of your password and the day you joined. Nothing else, and nothing for advertising.',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    lead: 'Tell us which account it is about, and we will show you the way back in.',
  },
  dashboard: {
    leave: 'Sign out',
    title: 'Your workspace is being prepared',
    lead: 'This is where demo dates, documents and conversations with our engineers will live. Until it opens, everything you need is one step away.',
  },
};
