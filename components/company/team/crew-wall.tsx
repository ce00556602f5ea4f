import { PartPicture } from '@/components/aircraft/still-drawing';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { drawingOf, expertiseOf, type TeamMember, team } from '@/content/company/team';

const plate =
  'aspect-4/3 h-auto w-full border border-line sm:aspect-8/7 lg:group-data-founder:aspect-2/1 lg:group-data-founder:object-cover';

/** A plate beside name and role; a founder's is larger and above them. On a phone the words stand under both. */
function CrewMember({ member, index }: { member: TeamMember; index: number }) {
  const { name, designation, picture, part, description, expertise } = member;
  return (
    <li
      data-reveal="fade"
      data-founder={index < 2 || undefined}
      className="group grid grid-cols-[8.5rem_1fr] grid-rows-[auto_1fr] gap-x-4 border-t border-ink pt-4 sm:grid-cols-2 sm:grid-rows-[auto_auto_auto_1fr] sm:gap-x-6 lg:data-founder:grid-cols-[1fr_auto]"
    >
      <div className="row-span-2 sm:row-span-4 lg:group-data-founder:col-span-2 lg:group-data-founder:row-span-1 lg:group-data-founder:mb-4">
        {picture ? (
          <Picture
            name={picture}
            sizes="(min-width: 64rem) 35rem, (min-width: 40rem) 17rem, 8.5rem"
            className={`${plate} object-cover`}
            priority={index < 4}
          />
        ) : (
          <PartPicture
            name={part}
            alt={drawingOf(member)}
            width={1200}
            height={900}
            early={index < 4}
            className={plate}
          />
        )}
      </div>
      <h2 className="text-subheading leading-tight">{name}</h2>
      <p className="mt-1 text-small leading-snug text-muted lg:group-data-founder:col-start-1">
        {designation}
      </p>
      <p className="mt-2 max-w-prose leading-normal max-sm:col-span-2 max-sm:text-small lg:group-data-founder:col-start-1">
        {description}
      </p>
      <ul
        aria-label={expertiseOf(member)}
        className="mt-2 self-end text-small leading-snug text-muted max-sm:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:overflow-clip max-sm:*:relative max-sm:*:-left-4 max-sm:*:pl-4 max-sm:*:before:absolute max-sm:*:before:left-1.5 max-sm:*:before:content-['·'] lg:group-data-founder:col-start-2 lg:group-data-founder:row-span-3 lg:group-data-founder:row-start-2"
      >
        {expertise.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </li>
  );
}

/** The people, each with a plate of one margin. */
export function CrewWall() {
  return (
    <Container>
      <ol className="grid gap-x-12 gap-y-6 sm:gap-y-8 lg:grid-cols-2">
        {team.map((member, index) => (
          <CrewMember key={member.id} member={member} index={index} />
        ))}
      </ol>
    </Container>
  );
}
