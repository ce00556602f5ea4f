import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';
import { site } from '@/content/site';

/** The opening of the Careers page: the address a resume goes to is the largest thing on it. */
export function ResumeCall() {
  const { title, heading, intro } = career;
  const [mailbox, domain] = site.careersEmail.split('@');
  return (
    <section className="border-b border-line">
      <Container className="pt-stack pb-stack lg:pt-24">
        <p className="mb-4 font-mono text-label text-accent-text">{title}</p>
        <h1 className="max-w-4xl text-title">{heading}</h1>
        <p className="mt-stack">
          <span className="block text-lead">{intro.before}</span>
          <a href={`mailto:${site.careersEmail}`} className="resume-address">
            {mailbox}
            <wbr />@{domain}
          </a>
          <span className="block max-w-prose text-lead">{intro.after}</span>
        </p>
      </Container>
    </section>
  );
}
