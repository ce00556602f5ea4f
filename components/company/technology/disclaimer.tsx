import { Container } from '@/components/ui/container';
import { disclaimer, disclaimerLabel } from '@/content/company/defense';

/** What a reader of the defence page must know before anything else. */
export function Disclaimer() {
  return (
    <aside aria-label={disclaimerLabel} className="border-y border-line">
      <Container className="py-6">
        <p className="border-l-2 border-accent pl-5 text-lead">{disclaimer}</p>
      </Container>
    </aside>
  );
}
