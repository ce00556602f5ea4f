import { Container } from '@/components/ui/container';
import { team } from '@/content/company/team';
import { CrewMember } from './crew-member';

/** The ten portraits as one wall in the middle of the page, their words on either side of it. */
export function CrewWall() {
  return (
    <Container>
      <ol className="crew">
        {team.map((member, index) => (
          <CrewMember key={member.id} member={member} first={index < 2} />
        ))}
      </ol>
    </Container>
  );
}
