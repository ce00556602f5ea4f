import { Container } from '@/components/ui/container';
import { team } from '@/content/company/team';
import { CrewMember } from './crew-member';

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
