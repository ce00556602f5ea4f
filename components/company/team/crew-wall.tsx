import { clsx } from 'clsx';
import { PartPicture } from '@/components/aircraft/still-drawing';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { drawingOf, expertiseOf, type TeamMember, team } from '@/content/company/team';

/** On a phone a small plate beside name and role. The `first` two are large on a desk; theirs load early. */
function CrewMember({ member, first }: { member: TeamMember; first: boolean }) {
  const { name, designation, picture, part, description, expertise } = member;
  const beside = clsx('max-sm:row-span-3', first && 'lg:row-span-4');
  return (
    <li
      data-reveal="fade"
      className={clsx(
        'max-sm:grid max-sm:grid-cols-[8.5rem_1fr] max-sm:gap-x-4 max-sm:border-t max-sm:border-line max-sm:pt-4',
        first && 'lg:col-span-2 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-8',
      )}
    >
      {picture ? (
        <Picture
          name={picture}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className={clsx('aspect-4/3 h-auto w-full object-cover', beside)}
          priority={first}
        />
      ) : (
        <PartPicture
          part={part}
          alt={drawingOf(member)}
          early={first}
          className={clsx('border-b border-ink', beside)}
        />
      )}
      <h2 className={clsx('text-subheading sm:mt-3', first && 'lg:mt-0')}>{name}</h2>
      <p className="text-small text-muted sm:mt-1">{designation}</p>
      <p className="mt-2 max-w-prose max-sm:order-last max-sm:col-span-2 max-sm:text-small">{description}</p>
      <ul aria-label={expertiseOf(member)} className="mt-2 text-small leading-snug text-muted">
        {expertise.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </li>
  );
}

/** The people: the founders, then the others, four in a row where there is room. */
export function CrewWall() {
  return (
    <Container>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {team.map((member, index) => (
          <CrewMember key={member.id} member={member} first={index < 2} />
        ))}
      </ol>
    </Container>
  );
}
