import { airframeName } from '../site';

/** Words of the About page: a line that leads from the hangar to the runway, with four stops. */
export const about = {
  hero: {
    eyebrow: 'About Vyomarka Aerospace',
    title: 'Drawn to leave the hangar.',
    lead: 'We are a young company in New Delhi. We draw aircraft, write the software that is to fly them, and mean to take both outside as soon as they hold together.',
  },
  story: {
    title: 'Our story',
    figure: '2024',
    lead: 'It began with a plain observation: help reaches the plains first.',
    paragraphs: [
      'A village behind a broken road, or a post above the snow line, waits the longest, because most aircraft are made for easier air. Vyomarka Aerospace was founded in New Delhi in 2024 to make the ones that go there. The name joins two Sanskrit words: vyoman, the sky, and arka, the sun.',
      `Today drones, software and defence systems share one floor in Okhla. Our first airframe, ${airframeName}, is a prototype in design. We have no customers to name yet, and we will not invent any.`,
    ],
  },
  mission: {
    title: 'Our mission',
    statement: 'To put a steady eye and a careful hand where people cannot safely go.',
    text: 'A road crew under a loose slope, a boat crew in a flood, a patrol on a ridge: each should know what lies ahead before anyone walks into it.',
  },
  vision: {
    title: 'Our vision',
    statement: 'An India that understands its own aircraft, down to the last line of code.',
    text: 'Self-reliance is an aim for us and not a badge. We will call it reached when we can repair everything we build without asking anyone’s permission.',
  },
  approach: {
    title: 'Our approach',
    steps: [
      {
        title: 'Start from the worst day',
        text: 'Night, wind, a lost link. We write these down first and design for them; the easy days follow.',
      },
      {
        title: 'Fly early and write it down',
        text: 'Every test is to have a card, a result and a reason. What fails is kept beside what works.',
      },
      {
        title: 'Leave the decision with a person',
        text: 'Software proposes, a person decides, and the record shows who and when.',
      },
    ],
  },
  ways: {
    title: 'Where the line leads',
    links: [
      { href: '/team', label: 'Meet Our Team', text: 'Who leads the work' },
      { href: '/career', label: 'Join us', text: 'Positions in New Delhi or remote' },
      { href: '/contact', label: 'Talk to us', text: 'By email, by phone or in Okhla' },
    ],
  },
} as const;
