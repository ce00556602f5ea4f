/** Words of the company's forms, apart from those of their pages: a form needs its own in the browser. */

const email = {
  label: 'Email',
  missing: 'Enter your email address',
  malformed: 'Enter an email like name@example.com',
};

export const subjects = [
  'General Inquiry',
  'Partnership Opportunity',
  'Technical Support',
  'Career Inquiry',
  'Other',
] as const;

export const contactForm = {
  label: 'Contact form',
  title: 'Send a message',
  lead: 'The form opens your mail app with the email written out. You send it from there.',
  name: { label: 'Name', missing: 'Enter your name' },
  email,
  subject: { label: 'Subject' },
  message: { label: 'Message', missing: 'Write your message' },
  /** After Apply Now: over the position, above the form, its message, and the message's subject and first line. */
  application: {
    eyebrow: 'Your application for',
    lead: 'The form opens your mail app with the email written out. Attach your resume there, and send it.',
    message: 'A few lines about you',
    subject: (position: string) => `Application, ${position}`,
    start: (position: string) => `I am writing about the position ${position}.\n\n`,
    reminder: 'Please attach your resume before you send: a web page cannot attach it for you.',
  },
  mailSubject: (subject: string, name: string) => `${subject}: ${name}`,
};

export const applicationForm = {
  label: 'Application',
  name: { label: 'Full name', missing: 'Enter your full name' },
  email,
  phone: {
    label: 'Phone',
    missing: 'Enter your phone number',
    malformed: 'Enter a number with its area code',
  },
  position: { label: 'Position', other: 'Other (Specify in message)' },
  resume: {
    label: 'Resume',
    attached: 'Resume (attached)',
    hint: 'PDF or Word: .pdf, .doc or .docx. It stays with you: its name goes into the email, to which you attach it.',
    missing: 'Choose your resume file',
    refused: 'Choose a .pdf, .doc or .docx file',
  },
  coverLetter: { label: 'Cover letter' },
  mailSubject: (position: string, name: string) => `Application: ${position}, ${name}`,
  reminder: (file: string) =>
    `Please attach your resume, ${file}, before you send: a web page cannot attach it for you.`,
};

export const demoForm = {
  label: 'Demo request',
  name: { label: 'Name', missing: 'Enter your name' },
  email: { ...email, label: 'Work email', missing: 'Enter your work email' },
  organisation: { label: 'Organisation' },
  technology: { label: 'Technology' },
  message: { label: 'Message' },
  mailSubject: (technology: string) => `Demo request: ${technology}`,
};

/** What every form says that hands its message over to a mail app. */
export const mailForm = {
  withoutScript: 'You can write to us just as well:',
  title: 'Your message is written, but not sent yet',
  text: 'We asked your browser to open it in your mail app: press send there. If nothing opened, open it here, or copy the text and send it to',
  tooLong: 'Your message is long, and some mail apps cut it off: compare it with this one.',
  message: 'Your message',
  edit: 'Edit message',
};
