import { site } from '../site';

export type LegalPage = {
  title: string;
  /** The page in a sentence or two, set large. */
  summary: string;
  /** What visitors enter, and the one place where it then goes. */
  ledger?: {
    heads: readonly [what: string, place: string];
    rows: readonly { what: string; place: string }[];
  };
  /** `{email}` in a text becomes a link to the support address. */
  sections: readonly {
    title: string;
    paragraphs?: readonly string[];
    /** Terms with what is said about them. */
    items?: readonly { term: string; text: string }[];
  }[];
};

export const legalLabel = 'Legal';
export const legalContents = 'On this page';
export const legalChanged = 'Last changed on 1 December 2026.';

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  summary: 'We keep your account and the emails you send us.\nNo cookies, analytics or advertising.',
  ledger: {
    heads: ['What you give', 'Where it goes'],
    rows: [
      { what: 'Your account', place: 'Our server' },
      { what: 'Your network address, for ten minutes, when you register', place: 'Our server' },
      { what: 'Your email, if you tick Remember me', place: 'Your browser' },
      { what: 'Contact, careers and demo emails', place: 'Our mailbox' },
      { what: 'Your network address, when the map loads', place: 'OpenStreetMap' },
      { what: 'What you type to log in', place: 'Nowhere' },
      { what: 'Holy Heaven’s donation and pilgrimage forms', place: 'Nowhere' },
    ],
  },
  sections: [
    {
      title: 'What is kept',
      paragraphs: ['When you register, and only then, these are stored:'],
      items: [
        { term: 'An ID', text: 'A random number, used to find your account.' },
        { term: 'Your name', text: 'So that we know what to call you.' },
        { term: 'Your email', text: 'So that you can log in when the workspace opens.' },
        {
          term: 'Your password',
          text: 'Only as a salted one-way hash, which we cannot turn back into the password.',
        },
        { term: 'A role and the time', text: 'Everyone has the same role. The time is when you registered.' },
      ],
    },
    {
      title: 'Your account',
      items: [
        { term: 'What for', text: 'It reserves your place in the workspace, which opens later.' },
        { term: 'Who keeps it', text: '{keeper}' },
        {
          term: 'For how long',
          text: 'Until you ask us to delete it. Write to {email} from the address of your account: a request is enough, no reason is needed. We then delete the emails you sent us as well.',
        },
      ],
    },
    {
      title: 'What stays with you',
      items: [
        {
          term: 'Login',
          text: 'The login screen sends nothing. If you tick Remember me, your browser keeps your email. To remove it, log in once without the tick, or clear the site’s data.',
        },
        {
          term: 'Contact, careers and demo forms',
          text: 'They open your mail app and send nothing themselves. What you then email us stays in our mailbox, like any email, and an application is used for hiring only.',
        },
      ],
    },
    {
      title: 'What our server logs',
      paragraphs: [
        'A technical log records when each registration request arrived, its result and how long it took. It holds no names, no emails and no network addresses. To stop abuse, we count registration attempts by network address. The count stays in memory for ten minutes and is never logged.',
      ],
    },
    {
      title: 'The map',
      paragraphs: [
        'The map on the contact page loads from OpenStreetMap when you scroll to it. If your browser saves data, it waits for your tap. Its servers then see your network address, under their own policy. Everything else on this site comes from our own server.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['Under India’s Digital Personal Data Protection Act, 2023:'],
      items: [
        { term: 'Withdraw', text: 'You can withdraw your consent at any time, by one email.' },
        { term: 'Ask', text: 'You may ask what we hold, and have it corrected or erased.' },
        {
          term: 'Nominate',
          text: 'You may name someone to exercise these rights if you die or cannot act.',
        },
        {
          term: 'Complain',
          text: 'If we do not put something right, you can complain to the Data Protection Board of India.',
        },
        {
          term: 'Another language',
          text: 'If you would rather read this notice in an Indian language, ask and we will send it.',
        },
        { term: 'Your age', text: 'Please register only if you are 18 or older.' },
        { term: 'Write to', text: '{email}. We answer within 24 hours, Monday to Friday.' },
      ],
    },
  ],
};

export const terms: LegalPage = {
  title: 'Terms of Service',
  summary:
    'Read freely, register honestly, and take our figures for what they are: targets of a young company.',
  sections: [
    {
      title: 'Using the site',
      paragraphs: [
        'You may read, link to and quote these pages. Please do not disturb the site, try to break into it, or use it to harm others.',
      ],
    },
    {
      title: 'Found a weakness?',
      paragraphs: [
        `Write to ${site.securityEmail} with the address, what you did and what happened. We answer within two working days and tell you when it is fixed. Please test on a copy of your own, never with the data of others.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'An account reserves your place in the workspace, which opens later. You must be 18 or over.',
        'Give your own name and an email that is yours, and keep your password to yourself. You may have the account deleted whenever you like; we may close one that is used to do harm.',
      ],
    },
    {
      title: 'What our words and pictures mean',
      paragraphs: [
        'Pictures marked Rendering show nothing that exists; those marked Illustration are drawn. Figures for aircraft and software are design targets of prototypes, and may change. Pages on defence carry concept information: they are not an offer for sale or export, and any development is subject to Government of India licence.',
      ],
    },
    {
      title: 'Holy Heaven',
      paragraphs: [
        'The temple pages are offered as information, with care. We do not run the temples and do not speak for them: before you travel, check dates and rules with the temple’s own authority. No donation is taken and no booking is made on this site.',
      ],
    },
    {
      title: 'What belongs to whom',
      paragraphs: ['Texts, drawings and pictures are ours unless a page says otherwise.'],
    },
    {
      title: 'Limits and law',
      paragraphs: [
        'We keep the site with care, but cannot promise that it is always available or free of errors. Indian law applies, with the courts of New Delhi. Nothing here takes away a right that the law gives you.',
      ],
    },
    { title: 'Questions', paragraphs: ['Write to {email}.'] },
  ],
};

export const cookies: LegalPage = {
  title: 'Cookie Policy',
  summary: 'We set no cookies. That is why nobody asked you to accept any.',
  sections: [
    {
      title: 'What your browser keeps if you say so',
      items: [
        {
          term: 'Remember me',
          text: 'On the login page this keeps your email, and only your email, in this browser’s local storage. It is never sent to us. Log in without the tick, or clear the site’s data, and it is gone.',
        },
      ],
    },
    {
      title: 'What others could set',
      items: [
        {
          term: 'OpenStreetMap',
          text: 'The map on the contact page loads once half of it is in view, or, if your browser saves data, when you ask for it. It comes from openstreetmap.org, which may set cookies of its own.',
        },
      ],
    },
    {
      title: 'If this changes',
      paragraphs: ['We would say so here, and ask you first. Questions: {email}.'],
    },
  ],
};
