import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { career } from '@/content/company/career';
import { site } from '@/content/site';

/** The page's title, and where to send a resume. It leaves the first screen to the openings. */
export function ResumeCall() {
  const { title, heading, intro } = career;
  return (
    <Container className="grid items-end gap-x-16 gap-y-4 pt-6 pb-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-12 lg:pb-8">
      <div>
        <Label className="mb-4">{title}</Label>
        <h1 className="max-w-4xl text-display">{heading}</h1>
      </div>
      <p className="max-w-prose">
        {intro.before}{' '}
        <a
          href={`mailto:${site.careersEmail}`}
          // In one piece: its letters shrink with the window.
          className="block w-fit py-1 [font-size:min(1.625rem,5.4vw)] leading-snug font-semibold [overflow-wrap:anywhere] text-accent-text underline decoration-1 underline-offset-4 hover:text-ink"
        >
          {site.careersEmail}
        </a>{' '}
        {intro.after}
      </p>
    </Container>
  );
}
