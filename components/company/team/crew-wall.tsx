import { clsx } from 'clsx';
import { PartPicture } from '@/components/aircraft/still-drawing';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { drawingOf, expertiseOf, type TeamMember, team } from '@/content/company/team';

const shape = 'aspect-4/3 w-full object-cover';

/** The `first` ones are large, and in view at once: their pictures load early. */
function CrewMember({ member, first }: { member: TeamMember; first: boolean }) {
  const { name, designation, picture, part, description, expertise } = member;
  return (
    <li data-reveal="fade" className={first ? 'lg:col-span-2' : 'below-fold'}>
      {picture ? (
        <Picture name={picture} sizes="(min-width: 48rem) 50vw, 100vw" className={shape} priority={first} />
      ) : (
        <PartPicture part={part} alt={drawingOf(member)} early={first} />
      )}
      <h2 className={clsx('mt-5 text-heading', !first && 'lg:text-subheading')}>{name}</h2>
      <p className="mt-1.5 text-small text-muted">{designation}</p>
      <div className={clsx('mt-4 grid gap-x-8 gap-y-4', first && 'lg:grid-cols-[3fr_2fr]')}>
        <p className="max-w-prose">{description}</p>
        <ul
          aria-label={expertiseOf(member)}
          className="text-small text-muted max-lg:-ml-[3ch] max-lg:flex max-lg:flex-wrap max-lg:[clip-path:inset(0_0_0_3ch)] lg:mt-0.5"
        >
          {expertise.map((field) => (
            <li
              key={field}
              className="max-lg:before:inline-block max-lg:before:w-[3ch] max-lg:before:text-center max-lg:before:content-['·']"
            >
              {field}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The people: the founders, then the others, four in a row where there is room. */
export function CrewWall() {
  return (
    <Container>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
        {team.map((member, index) => (
          <CrewMember key={member.id} member={member} first={index < 2} />
        ))}
      </ol>
    </Container>
  );
}
