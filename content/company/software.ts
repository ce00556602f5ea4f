import { numberWord } from '../number-words';
import type { Technology } from '../schema/company';
import { temples } from '../temples';

export const software = {
  title: 'Software Development',
  eyebrow: 'From sensor to decision',
  lead: 'One team writes the code that flies the aircraft, reads its sensors and shows the operator what matters.',
  drawing: {
    title: 'The five layers',
    lead: 'What a camera sees passes up through the layers to a person, who decides. If one layer fails, those below it keep working.',
    caption: 'Layers of the system. The marked line is one observation on its way up.',
    description:
      'Line drawing of five flat layers stacked above one another, joined by dashed lines at the corners. A marked line rises through all of them, from a sensor on the lowest to a screen on the highest. The five layers, from the top down, are listed beside the drawing.',
    callouts: [
      { name: 'Console', text: 'Where a person looks, asks and decides. It runs in a browser.' },
      {
        name: 'Data core',
        text: 'One map and one record of events, which can be replayed minute by minute.',
      },
      {
        name: 'Secure link',
        text: 'Each end proves who it is. Anything that cannot be sent is kept, then sent when the link returns.',
      },
      {
        name: 'On-board computer',
        text: 'Detection runs on board: if the link drops, the picture arrives late, but detection goes on.',
      },
      { name: 'Sensors', text: 'Cameras, air data, position, and anything else with a published interface.' },
    ],
  },
  capabilities: {
    title: 'What we are writing',
    items: [
      {
        title: 'AI integration',
        drawing: 'write-frame',
        fact: 'Every answer shows its confidence',
        text: 'Models that detect, count and compare, small enough to run in the air. Each answer shows the frame it came from, so that an operator can check it and overrule it.',
      },
      {
        title: 'Cybersecurity',
        drawing: 'write-log',
        fact: 'Nothing changes without a mark',
        text: 'Keys in hardware, signed updates, access by role, and a log that shows every edit. We ask what an attacker would do before we write the first line.',
      },
      {
        title: 'Real-time analytics',
        drawing: 'write-clock',
        fact: 'Target: one second after the camera',
        text: 'Telemetry, video and weather share one clock. You see a slow change on the chart before it becomes an alarm.',
      },
      {
        title: 'Custom solutions',
        drawing: 'write-source',
        fact: 'Source code included',
        text: 'Mission planning, fleet upkeep, a public site: we write what is needed, document it, and hand over the source code, on terms agreed at the start.',
      },
    ],
  },
  specification: {
    title: 'Architecture',
    lead: 'These are targets. Only this site and Holy Heaven run today.',
    groups: [
      {
        title: 'On board',
        rows: [
          { name: 'Time per frame', value: '≤ 50', unit: 'ms', note: 'Detection, on the aircraft' },
          { name: 'Power for computing', value: '≤ 15', unit: 'W' },
          { name: 'Update', value: 'Signed, with rollback' },
        ],
      },
      {
        title: 'Link',
        rows: [
          { name: 'Transport', value: 'TLS 1.3', note: 'On the ground, certificates at both ends' },
          {
            name: 'Store and forward',
            value: '72',
            unit: 'h',
            note: 'In the ground station, without any connection',
          },
          {
            name: 'Interfaces',
            value: 'MAVLink, GeoJSON, REST',
            note: 'MAVLink by radio to the aircraft, the others to your systems',
          },
        ],
      },
      {
        title: 'Data core',
        rows: [
          { name: 'Camera to shared map', value: '≤ 1', unit: 's', note: 'On a healthy link' },
          { name: 'Aircraft per workspace', value: '50', unit: 'live' },
          { name: 'Record of decisions', value: '365', unit: 'days' },
        ],
      },
      {
        title: 'Console',
        rows: [
          { name: 'Runs in', value: 'Any current browser', note: 'Nothing to install' },
          { name: 'Accessibility', value: 'WCAG 2.2 AA', note: 'The level we build to' },
          { name: 'Hosting', value: 'Your servers or ours, in India' },
        ],
      },
    ],
  },
  closing: {
    title: 'Bring us the problem',
    text: 'A page of plain words is enough to start: who decides, what they need to see, and what it costs when the answer comes too late.',
    action: 'Talk to the Developers',
  },
} as const satisfies Technology;

/** The public site by the same team, which anybody can open. */
export const ownWork = {
  title: 'Work you can open now',
  text: `Holy Heaven is our public guide to ${numberWord(temples.length)} temples, written for pilgrims. It is quick on an old phone, needs no account, and what you type in its forms is sent nowhere.`,
  link: { label: 'Visit Holy Heaven', href: '/holyheaven' },
} as const;
