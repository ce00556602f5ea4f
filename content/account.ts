/** Words of the account screens. */
export const account = {
  login: {
    title: 'Log in',
    lead: 'Welcome back. Your workspace is where demo dates, documents and replies will meet.',
    success: 'Login Successful!',
    successText: 'Good to have you back.',
  },
  register: {
    title: 'Create your account',
    lead: 'One account for demo requests, partner documents and news of what we build. It takes a minute.',
    success: 'Registration Successful!',
    successText: 'Your account is ready. Log in with the email and password you chose.',
    promise:
      'We keep your name, your email, a one-way hash of your password and the day you joined. Nothing else, and nothing for advertising.',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    lead: 'Tell us which account it is about, and we will show you the way back in.',
    unavailable: 'Online reset is not available yet',
    unavailableText:
      'Resetting a password on this page is still being built, and no email has been sent to you. Our support team resets it by hand: send them the message below from the address of your account.',
    mailSubject: 'Password reset for my account',
    mailBody:
      'Hello,\n\nplease help me to reset the password of my account. Its email address is {email}.\n\nThank you.',
  },
  dashboard: {
    title: 'Your workspace is being prepared',
    lead: 'This is where demo dates, documents and conversations with our engineers will live. Until it opens, everything you need is one step away.',
  },
};
