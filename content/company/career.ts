import { site } from '../site';
import type { Opening } from './openings';

/** Words of the Careers page; the openings are in their own file. */
export const career = {
  title: 'Careers',
  heading: 'Make something that has to fly.',
  lead: 'The aircraft has not flown yet. Your work will be on the first one that does.',
  openings: {
    title: 'Open positions',
    responsibilities: 'What you will do',
    requirements: 'What you bring',
    apply: 'Apply Now',
  },
  opening: {
    description: ({ title, type, location }: Pick<Opening, 'title' | 'type' | 'location'>) =>
      `${title} at ${site.name}, ${type.toLowerCase()}, ${location}: what you will do, what you bring, and how to apply.`,
    whole: 'Read the whole position',
    office: 'Where you work',
    others: 'Other positions',
    posted: 'Posted',
    applyBy: 'apply by',
    apply: {
      before: 'Or send your resume to',
      after: 'with the title of the position.',
    },
  },
  why: {
    title: 'Why join',
    items: [
      {
        title: 'A failed test is a result',
        text: 'We will record it beside those that pass, and look for the reason, not the culprit.',
      },
      {
        title: 'Your part stays yours',
        text: 'Teams are small. You take your part from the drawing to the test stand, with your initials on the card.',
      },
      {
        title: 'The office is one floor',
        text: 'Airframe, code and radio link are designed side by side. Whoever knows the answer is one desk, or one call, away.',
      },
      {
        title: 'You can ask what it’s for',
        text: 'We say plainly what we design and under which law. Anyone can ask, and everyone gets an answer.',
      },
    ],
  },
  form: {
    title: 'Apply here',
    steps: [
      'Fill in the application form. Your mail app then opens with the email written.',
      'Attach your resume there, and press send.',
      'We answer by email within 24\u00a0hours, Monday to Friday.',
    ],
    open: 'Nothing fits? Send your resume to',
  },
} as const;
