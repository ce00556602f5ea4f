import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import { expertiseOf, portraitOf, type TeamMember } from '@/content/company/team';
import styles from './crew-member.module.css';

/** `first` members are in view at once on a phone: their portraits load early. */
export function CrewMember({ member, first }: { member: TeamMember; first: boolean }) {
  const { name, designation, picture, description, expertise } = member;
  // Each name on two lines, so that what follows it is level with its neighbour's.
  const family = name.slice(name.lastIndexOf(' ') + 1);
  const given = name.slice(0, -family.length - 1);
  return (
    <li data-reveal="fade" className={first ? undefined : 'below-fold'}>
      <div className={styles.member}>
        <Picture
          name={picture}
          alt={portraitOf(member)}
          sizes="(min-width: 48rem) 20rem, 7rem"
          className="size-full object-cover"
          priority={first}
        />
        <div className={styles.name}>
          <h2 className="text-heading">
            {given} <span className="block">{family}</span>
          </h2>
          <p className="mt-1.5 text-small text-muted">{designation}</p>
        </div>
        <div className={clsx(styles.text, 'max-w-prose')}>
          <p>{description}</p>
          <ul aria-label={expertiseOf(member)} className="mt-4 font-mono text-small">
            {expertise.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
