/** Words of the company's forms. Separate from their pages' words, since forms need them in the browser. */

const email = {
  label: 'Email',
  missing: 'Email is required',
  malformed: 'Enter an email like name@example.com',
};

export const subjects = [
  'General Inquiry',
  'Partnership Opportunity',
  'Technical Support',
  'Career Inquiry',
  'Other',
] as const;

export const applicationForm = {
  label: 'Application',
  name: { label: 'Full name', missing: 'Full name is required' },
  email,
  phone: {
    label: 'Phone',
    missing: 'Phone is required',
    malformed: 'Enter the whole number, with its area code if it has one',
  },
  position: {
    label: 'Position',
    choose: 'Choose a position',
    other: 'Other (Specify in message)',
    missing: 'Position is required',
  },
  resume: {
    label: 'Resume',
    hint: 'PDF or Word: .pdf, .doc or .docx. We cannot pass the file on: attach it in your mail app.',
    missing: 'Resume is required',
    refused: 'Please choose a .pdf, .doc or .docx file',
  },
  coverLetter: {
    label: 'Cover letter',
    hint: 'Something that you made or repaired, what went wrong with it, and when you can start.',
  },
  privacy: 'This site keeps no copy. We use what you send for hiring and nothing else.',
  mailSubject: (position: string, name: string) => `Application: ${position}, ${name}`,
  reminder: (file: string) =>
    `Please attach your resume, ${file}, before you send: a web page cannot attach it for you.`,
};

export const contactForm = {
  label: 'Contact form',
  title: 'Send a message',
  lead: 'The form opens your mail app with the email written out. You send it from there.',
  name: { label: 'Name', missing: 'Name is required' },
  email,
  subject: { label: 'Subject' },
  message: { label: 'Message', missing: 'Message is required' },
  /** After Apply Now: above the position, above the form, and in the message. */
  application: {
    eyebrow: 'Your application for',
    title: 'Introduce yourself',
    lead: 'The form opens your mail app with the email written out. Attach your resume there, and send it.',
    message: {
      label: 'A few lines about you',
      hint: applicationForm.coverLetter.hint,
      missing: 'Please write a few lines about you',
    },
    subject: (position: string) => `Application, ${position}`,
    reminder: 'Please attach your resume before you send: a web page cannot attach it for you.',
  },
  mailSubject: (subject: string, name: string) => `${subject}: ${name}`,
};

export const demoForm = {
  label: 'Demo request',
  name: { label: 'Name', missing: 'Name is required' },
  email: { ...email, label: 'Work email', missing: 'Work email is required' },
  organisation: { label: 'Organisation' },
  technology: { label: 'Technology' },
  message: { label: 'Message', hint: 'Which days suit you, how many will come, and what should we prepare?' },
  mailSubject: (technology: string) => `Demo request: ${technology}`,
};

/** Words of every form that passes its message to a mail app. */
export const mailForm = {
  letter: { to: 'To', subject: 'Subject' },
  withoutScript: 'You can write to us just as well:',
  title: (what: string) => `Your ${what} is written, but not sent yet`,
  text: 'Your mail app should now show it: press send there. If nothing opened, open it here, or copy the text and send it to',
  tooLong: 'It is long, and some mail apps cut it off: compare it with this one.',
  edit: (what: string) => `Edit ${what}`,
};
