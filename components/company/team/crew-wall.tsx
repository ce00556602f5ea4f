import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { drawingOf, expertiseOf, type TeamMember, team } from '@/content/company/team';
import { PartPicture } from '../airframe/part-picture';

const shape = 'aspect-4/3 w-full object-cover';

/** `first` members are in view at once: their pictures load early. */
function CrewMember({ member, first }: { member: TeamMember; first: boolean }) {
  const { name, designation, picture, part, description, expertise } = member;
  return (
    <li data-reveal="fade" className={first ? undefined : 'below-fold'}>
      {picture ? (
        <Picture name={picture} sizes="(min-width: 48rem) 50vw, 100vw" className={shape} priority={first} />
      ) : (
        <PartPicture part={part} alt={drawingOf(member)} early={first} />
      )}
      <div className="mt-5 grid gap-x-8 gap-y-4 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-heading">{name}</h2>
          <p className="mt-1.5 text-small text-muted">{designation}</p>
        </div>
        <div>
          <p className="max-w-prose">{description}</p>
          <ul aria-label={expertiseOf(member)} className="mt-3 font-mono text-small">
            {expertise.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

/** The people, two in a row where there is room. */
export function CrewWall() {
  return (
    <Container>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-stack md:grid-cols-2">
        {team.map((member, index) => (
          <CrewMember key={member.id} member={member} first={index < 2} />
        ))}
      </ol>
    </Container>
  );
}
