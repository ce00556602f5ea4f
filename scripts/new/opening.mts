import { openings } from '../../content/company/openings';
import { opening } from '../../content/company/schemas';
import { addDays } from '../../lib/india-time';
import { isDay, isSlug, oneOf, type Question } from './ask.mts';
import { listOf } from './member.mts';
import type { Kind } from './plan.mts';
import { addAtEnd, literal } from './source.mts';

const { type, location, part } = opening.shape;
const [types, locations, parts] = [type.options, location.options, part.options];

const file = 'content/company/openings.ts';

const questionsOn = (today: string): readonly Question[] => [
  { name: 'title', text: 'Title of the opening' },
  {
    name: 'slug',
    text: 'Last part of its address',
    standard: ({ title = '' }) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    wrong: (slug) =>
      openings.some((one) => one.slug === slug) ? 'is that of another opening' : isSlug(slug),
  },
  { name: 'type', text: types.join(' or '), standard: () => 'Full-time', wrong: oneOf(types) },
  { name: 'location', text: locations.join(', '), standard: () => 'New Delhi', wrong: oneOf(locations) },
  {
    name: 'part',
    text: `What it works on: ${parts.join(', ')}`,
    standard: () => 'aileron',
    wrong: oneOf(parts),
  },
  { name: 'posted', text: 'First day', standard: () => today, wrong: isDay },
  {
    name: 'closes',
    text: 'Last day',
    standard: ({ posted = today }) => addDays(posted, 90),
    wrong: (day, { posted = '' }) => isDay(day) ?? (day < posted ? 'is before --posted' : undefined),
  },
  { name: 'description', text: 'One or two sentences on the work' },
  { name: 'responsibilities', text: 'Responsibilities, with semicolons between' },
  { name: 'requirements', text: 'Requirements, with semicolons between' },
];

/** Made on a day, which is the standard first day of an opening. */
export const openingOn = (today: string): Kind => ({
  questions: questionsOn(today),
  files(answers, read) {
    const { slug, title, type, location, part, posted, closes, description, responsibilities, requirements } =
      answers;
    const entry = {
      ...{ slug, title, type, location, part, posted, closes, description },
      responsibilities: listOf(responsibilities),
      requirements: listOf(requirements),
    };
    return [addAtEnd({ file, text: read(file) }, 'openings: readonly Opening[] = [', `${literal(entry)},`)];
  },
  left: ({ slug, closes }) => [
    `Look at /career/${slug} with npm run dev, which also draws its share picture.`,
    `Run npm run check:content, commit content/modified.json too, and build again after ${closes}.`,
  ],
});
