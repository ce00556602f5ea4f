import { StructuredData } from '@/components/layout/structured-data';
import { Suggestions } from '@/components/layout/suggestions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { account } from '@/content/account';
import { dashboardLinks } from '@/content/dashboard';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { title, lead, leave } = account.dashboard;
  return (
    <Container className="py-stack lg:py-section">
      <h1 className="max-w-prose text-title">{title}</h1>
      <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
      <ul className="mt-12 border-t border-line">
        {dashboardLinks.map(({ href, label, text }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              className="grid gap-x-8 py-5 hover:text-accent-text sm:grid-cols-[18rem_1fr_auto]"
            >
              <span className="text-subheading font-semibold">{label}</span>
              <span className="text-muted">{text}</span>
              <span aria-hidden="true" className="hidden sm:inline">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Suggestions groups={['openings', 'temples']} />
      <ButtonLink href="/login" variant="secondary" className="mt-10">
        {leave}
      </ButtonLink>
      <StructuredData path={path} />
    </Container>
  );
}
