import { team } from '../../content/company/team';
import { pictures } from '../../content/pictures';
import { isSlug, type Question } from './ask.mts';
import type { Kind } from './plan.mts';
import { addAtEnd, literal } from './source.mts';

const file = 'content/company/team.ts';

const questions: readonly Question[] = [
  {
    name: 'id',
    text: 'A short word for the member, such as the family name in lower case',
    wrong: (id) => (team.some((member) => member.id === id) ? 'is that of another member' : isSlug(id)),
  },
  { name: 'name', text: 'Name' },
  { name: 'designation', text: 'Designation' },
  { name: 'description', text: 'One sentence on what they do' },
  { name: 'expertise', text: 'Expertise, with semicolons between' },
  {
    name: 'picture',
    text: 'Portrait of content/pictures.ts to show until there is one',
    standard: () => 'about',
    wrong: (name) => (name in pictures ? undefined : 'is not in content/pictures.ts'),
  },
];

/** `one; two` as a list. */
export const listOf = (answer = ''): string[] =>
  answer
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

export const member: Kind = {
  questions,
  files: ({ id, name, designation, picture, description, expertise }, read) => {
    const entry = { id, name, designation, picture, description, expertise: listOf(expertise) };
    return [addAtEnd({ file, text: read(file) }, 'team: readonly TeamMember[] = [', `${literal(entry)},`)];
  },
  left: ({ id, picture }) => [
    `Put the portrait (800 × 800 JPEG) into content/pictures/team and name it in content/pictures.ts and in ${id}'s entry of ${file}. Until then the page shows ${picture}.`,
    'Run npm run check:content, and look at /team with npm run dev. Commit content/modified.json too.',
  ],
};
