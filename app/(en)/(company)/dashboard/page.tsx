import { AccountScreen } from '@/components/account/account-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { Link } from '@/components/ui/link';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { dashboardLinks } from '@/content/dashboard';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

const rowLook =
  "grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3.5 after:row-span-2 after:row-start-1 after:col-start-2 after:self-center after:text-accent-text after:content-['→'] hover:text-accent-text";

export default function DashboardPage() {
  const { title, lead, leave } = account.dashboard;
  return (
    <AccountScreen title={title} lead={lead}>
      <ul className="-mt-3.5">
        {dashboardLinks.map(({ href, label, text }) => (
          <li key={href}>
            <Link href={href} className={rowLook}>
              <span className="font-semibold">{label}</span>{' '}
              <span className="text-small text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small">
        <TextLink href="/login">{leave}</TextLink>
      </p>
      <StructuredData path={path} />
    </AccountScreen>
  );
}
