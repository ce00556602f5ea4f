import { openings } from '../../content/company/openings';
import { opening, teamMember } from '../../content/company/schemas';
import { team } from '../../content/company/team';
import { addTo, entryOf, type Kind } from './ask.mts';

const teamFile = 'content/company/team.ts';

// Without the photograph, which comes later.
const memberQuestions = teamMember.omit({ picture: true });

export const memberKind: Kind = {
  schema: memberQuestions.extend({
    id: teamMember.shape.id.refine(
      (id) => !team.some((member) => member.id === id),
      'is that of another member',
    ),
  }),
  standards: { part: () => 'whole' },
  files: (answers) => [addTo(teamFile, 'team', JSON.stringify(entryOf(memberQuestions, answers)))],
  left: ({ id }) => [
    `When there is a photograph (1280 × 960 JPEG), put it into content/pictures/team, name it in content/pictures.ts, and as picture in ${id}'s entry of ${teamFile}. Until then the page shows a drawing.`,
    'Run npm run check:content, and look at /team with npm run dev. Commit content/modified.json too.',
  ],
};

const openingFile = 'content/company/openings.ts';
const isFree = (slug: string) => !openings.some((one) => one.slug === slug);

/** Made on a day, which is the standard first day of an opening. */
export const openingOn = (today: string): Kind => ({
  schema: opening.safeExtend({ slug: opening.shape.slug.refine(isFree, 'is that of another opening') }),
  standards: {
    slug: ({ title = '' }) =>
      title
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? '',
    type: () => 'Full-time',
    location: () => 'New Delhi',
    part: () => 'whole',
    posted: () => today,
  },
  files: (answers) => [addTo(openingFile, 'openings', JSON.stringify(entryOf(opening, answers)))],
  left: ({ slug }) => [
    `Look at /career/${slug} with npm run dev, which also draws its share picture.`,
    'Run npm run check:content, and commit content/modified.json too. If it closes, build again after that day.',
  ],
});
