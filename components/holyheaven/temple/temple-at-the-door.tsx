import { Container } from '@/components/ui/container';
import type { Temple } from '@/content/temples/types';
import { TempleHours } from './temple-hours';
import { TempleRules } from './temple-rules';

/** Hours and rules, side by side where there is room. */
export function TempleAtTheDoor({ temple }: { temple: Temple }) {
  return (
    <Container className="grid gap-x-16 gap-y-stack py-stack lg:grid-cols-2 lg:py-section">
      <TempleHours temple={temple} />
      <TempleRules temple={temple} />
    </Container>
  );
}
