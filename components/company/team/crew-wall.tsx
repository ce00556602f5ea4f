import { Container } from '@/components/ui/container';
import { team } from '@/content/company/team';
import { CrewMember } from './crew-member';

/** In a wide window the portraits form one wall, with the texts on either side of it. */
export function CrewWall() {
  return (
    <Container>
      <ol className="border-b border-line lg:grid lg:grid-cols-2">
        {team.map((member, index) => (
          <CrewMember key={member.id} member={member} first={index < 2} />
        ))}
      </ol>
    </Container>
  );
}
