import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { StillDrawing } from '@/components/ui/still-drawing';
import { drawingOf, expertiseOf, type TeamMember, team } from '@/content/company/team';

const plate = 'aspect-3/2 w-full border border-line object-cover';

/** A picture beside name, role and text. On a phone, the text is below. */
function CrewMember({ member, index }: { member: TeamMember; index: number }) {
  const { name, designation, picture, drawing, description, expertise } = member;
  return (
    <li className="grid grid-cols-[minmax(0,8rem)_1fr] grid-rows-[auto_1fr] content-start gap-x-4 border-t border-ink pt-4 sm:grid-cols-2 sm:grid-rows-[auto_auto_auto_1fr] sm:gap-x-6">
      <div className="row-span-2 sm:row-span-4">
        {picture ? (
          <Picture
            name={picture}
            sizes="(min-width: 40rem) 17rem, 8rem"
            className={plate}
            priority={index < 4}
          />
        ) : (
          <StillDrawing name={drawing} alt={drawingOf(member)} width={1200} height={800} className={plate} />
        )}
      </div>
      <h2 className="text-subheading leading-tight max-sm:text-[1.0625rem]">{name}</h2>
      <p className="mt-1 text-small leading-snug text-muted">{designation}</p>
      <p className="mt-2 max-w-prose text-balance leading-normal max-sm:col-span-full max-sm:text-small">
        {description}
      </p>
      <ul
        aria-label={expertiseOf(member)}
        className="mt-2 flex flex-wrap content-start text-small leading-snug text-muted *:not-last:after:content-[',\00a0'] max-sm:col-span-full"
      >
        {expertise.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </li>
  );
}

/** The team, with pictures that share one margin. */
export function CrewWall() {
  return (
    <Container>
      <ol className="grid gap-x-16 gap-y-6 sm:gap-y-8 lg:grid-cols-2">
        {team.map((member, index) => (
          <CrewMember key={member.id} member={member} index={index} />
        ))}
      </ol>
    </Container>
  );
}
