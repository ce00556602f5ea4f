import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';
import { site } from '@/content/site';

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
          <a
            href={`mailto:${site.careersEmail}`}
            className={clsx(
              'my-3 block font-semibold leading-[1.1] wrap-anywhere [font-stretch:var(--heading-stretch)]',
              '[font-size:clamp(1.5rem,0.4rem_+_5vw,4.85rem)] max-sm:[font-size:max(1.5rem,7.8vw)]',
              'text-accent-text underline decoration-2 underline-offset-[0.14em] hover:text-ink',
            )}
          >
            {mailbox}
            <wbr />@{domain}
          </a>
          <span className="block max-w-prose text-lead">{intro.after}</span>
        </p>
      </Container>
    </section>
  );
}
