import { airframeName, site } from '../site';
import { droneTargets, generalArrangement } from './drone';

/** Words of the About page. */
export const about = {
  hero: {
    eyebrow: 'About Vyomarka Aerospace',
    title: 'A young company that draws aircraft for hard places.',
    lead: 'Help reaches the mountains last. We are drawing an aircraft that can get there first. Next we build it.',
    block: [`${airframeName}, sheets of its subsystems`, generalArrangement.drawn],
  },
  /** By subsystem, in the order of standing.ts. */
  sheetFacts: [
    'Nothing folds',
    'Joined by hand',
    'Inverted V',
    'Stop in cruise',
    'One motor',
    'Two packs',
    `${droneTargets.payloadKg}\u00a0kg`,
    'Three axes',
  ],
  story: {
    title: 'Our story',
    facts: [
      ['vyoman', 'the sky, in Sanskrit'],
      ['+ arka', 'the sun'],
      ['Vyomarka', 'the sun of the sky'],
    ],
    lead: 'Who waits longest',
    paragraphs: [
      `A road breaks, or a post sits above the snow line. No truck gets through, and in thin air a helicopter lifts less. Vyomarka Aerospace was founded in New Delhi in ${site.founded} to build aircraft that can get there.`,
      `Today the drone, software and defence teams share one floor in Okhla. Our first airframe, ${airframeName}, is on paper. We have no customers yet.`,
    ],
  },
  mission: {
    title: 'Our mission',
    statement: 'To put a steady eye and a careful hand where people cannot safely go.',
    road: 'Road cut',
    village: 'Village',
    caption: 'An example, not a real place.',
  },
  vision: {
    title: 'Our vision',
    statement: 'An India that understands its own aircraft, down to the last line of code.',
    text: 'Self-reliance means that we can read, change and repair everything we build.',
  },
  approach: {
    title: 'Our approach',
    steps: [
      {
        title: 'Start from the worst day',
        text: 'Night, wind, a lost link: we design for these first.',
      },
      {
        title: 'Test early and write it down',
        text: 'Every test will leave a card: the result and the reason.',
      },
      {
        title: 'Leave the decision with a person',
        text: 'Software proposes, a person decides, and the record shows who and when.',
      },
    ],
  },
  ways: {
    title: 'Where to go next',
    links: [
      { href: '/team', label: 'Meet Our Team', text: 'Who leads the work' },
      { href: '/career', label: 'Join Us', text: 'Positions in New Delhi or remote' },
      { href: '/contact', label: 'Talk to Us', text: 'By email, by phone or in Okhla' },
    ],
  },
} as const;
