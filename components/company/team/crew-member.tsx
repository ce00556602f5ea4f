import { Picture } from '@/components/ui/picture';
import type { TeamMember } from '@/content/company/team';

/** One person of the wall: portrait, name and role, and what to ask them about. `first` ones are seen at once on a phone. */
export function CrewMember({ member, first }: { member: TeamMember; first: boolean }) {
  const { name, designation, picture, description, expertise } = member;
  return (
    <li className={first ? undefined : 'below-fold'}>
      <div className="crew-member">
        <Picture
          name={picture}
          alt={`Illustrated portrait of ${name}, ${designation}`}
          sizes="(min-width: 48rem) 20rem, 7rem"
          className="size-full object-cover"
          priority={first}
        />
        <div className="crew-name">
          <h2 className="text-heading">{name}</h2>
          <p className="mt-1.5 text-small text-muted">{designation}</p>
        </div>
        <div className="crew-text">
          <p>{description}</p>
          <ul aria-label={`Expertise of ${name}`} className="crew-expertise">
            {expertise.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
