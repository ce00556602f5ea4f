/** Words of the account screens. */
export const account = {
  login: {
    head: {
      title: 'Log in',
      description:
        'Log in to your Vyomarka Aerospace account to reach your workspace, your demo dates and your documents.',
      path: '/login',
    },
    title: 'Log in',
    lead: 'Welcome back. Your workspace is where demo dates, documents and replies will meet.',
    success: 'Login Successful!',
    successText: 'Good to have you back.',
  },
  register: {
    head: {
      title: 'Create your account',
      description:
        'Register with Vyomarka Aerospace for demo requests, partner documents and news of the drones, software and systems we build.',
      path: '/register',
    },
    title: 'Create your account',
    lead: 'One account for demo requests, partner documents and news of what we build. It takes a minute.',
    success: 'Registration Successful!',
    successText: 'Your account is ready. Log in with the email and password you chose.',
    promise:
      'We keep your name, your email, a one-way hash of your password and the day you joined. Nothing else, and nothing for advertising.',
  },
  forgotPassword: {
    head: {
      title: 'Forgot your password?',
      description:
        'How to get back into your Vyomarka Aerospace account when the password is lost: our support team helps by hand.',
      path: '/forgot-password',
    },
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
    head: {
      title: 'Your workspace',
      description:
        'Your Vyomarka Aerospace workspace is being prepared; meanwhile, find our technologies and a way to reach us.',
      path: '/dashboard',
    },
    title: 'Your workspace is being prepared',
    lead: 'This is where demo dates, documents and conversations with our engineers will live. Until it opens, everything you need is one step away.',
    links: [
      {
        href: '/aboutdrone',
        label: 'Drone Technology',
        text: 'The airframe, its figures and what it carries',
      },
      {
        href: '/aboutsoftwaredev',
        label: 'Software Development',
        text: 'The layers between a sensor and a decision',
      },
      {
        href: '/aboutdefense',
        label: 'Defense Technology',
        text: 'A concept study, with its limits in plain words',
      },
      { href: '/holyheaven', label: 'Holy Heaven', text: 'Three great temples and how to reach them' },
      { href: '/contact', label: 'Contact', text: 'A person who answers within 24 hours' },
    ],
  },
};
