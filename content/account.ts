import { droneTargets } from './company/drone';
import { airframeName } from './site';

/** Words of the account screens. `drawing` is in public/drawings, `state` is shown above the title. */
export const account = {
  block: { kept: 'What is stored', help: 'Help' },
  login: {
    title: 'Log in',
    lead: 'The workspace is not open yet. This page is a preview: nothing you enter is sent or checked.',
    drawing: 'lock-key',
    state: 'Preview',
    kept: 'Only your email, in your own browser, if you tick Remember me.',
  },
  register: {
    title: 'Create your account',
    lead: 'Register now. When the workspace opens, it will keep your questions and our answers together.',
    drawing: 'lock-blank',
    state: 'Accounts first, workspace later',
    stored:
      'Your name, your email, a role, an ID, the time, and your password as a hash that we cannot read.',
    keeper: {
      here: 'We keep your account on this site’s server.',
      elsewhere:
        'Another service keeps your account, by its own rules. This site passes your name, email and password on to it and stores none of them.',
    },
    policy: 'Details are in the',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    lead: 'Ask now. Choose a new password when the workspace opens.',
    drawing: 'lock-missing',
    state: 'By email, for now',
    kept: 'This page stores nothing.',
  },
  dashboard: {
    title: 'Your workspace',
    lead: 'When it opens, your questions and our answers will be kept here.',
    drawing: 'lock-key',
    state: 'Preview: not open yet',
    kept: 'This page stores nothing.',
    asked: 'Three questions, answered now',
    answers: [
      [
        `How far does ${airframeName} fly with ${droneTargets.targetPayloadKg}\u00a0kg?`,
        `${droneTargets.rangeKm}\u00a0km`,
        'That is the target. It has not flown yet.',
      ],
      ['When can we see it?', 'At a demo', 'The drawings now, a flight once a prototype is ready.'],
      ['Who may fly it?', 'Nobody yet', 'It is not built and has no type certificate.'],
    ],
    ask: {
      href: '/contact',
      label: 'Ask us something',
      text: 'We answer within 24\u00a0hours, Monday to Friday.',
    },
    ways: [
      { href: '/demo', label: 'See a demo', text: 'By the engineers who do the work' },
      { href: '/aboutdrone', label: 'The drawings', text: `${airframeName}, part by part` },
      { href: '/holyheaven', label: 'Holy Heaven', text: 'Indian temples, and the way to them' },
    ],
    leave: 'Back to login',
  },
};
