import { Container } from '@/components/ui/container';
import { disclaimer } from '@/content/company/defense';

/** What a reader of the defence page has to know before the rest of it. */
export function Disclaimer() {
  return (
    <aside aria-label="Status of this information" className="border-y border-line">
      <Container className="py-6">
        <p className="border-l-2 border-accent pl-5 text-lead">{disclaimer}</p>
      </Container>
    </aside>
  );
}
