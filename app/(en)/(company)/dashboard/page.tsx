import { AccountScreen } from '@/components/account/account-screen';
import { Link } from '@/components/ui/link';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { meanwhile, ways, leave } = account.dashboard;
  return (
    <AccountScreen path={path} words={account.dashboard}>
      <h2 className="font-sans text-small font-semibold">{meanwhile}</h2>
      <ul className="mt-3 border-t border-ink">
        {ways.map(({ href, label, text }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3.5 leading-snug after:col-start-2 after:row-span-2 after:row-start-1 after:text-subheading after:text-accent after:content-['→'] hover:text-accent-text"
            >
              <span className="text-item font-semibold">{label}</span>
              <span className="col-start-1 text-small text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small sm:mt-auto sm:pt-6">
        <TextLink href="/login">{leave}</TextLink>
      </p>
    </AccountScreen>
  );
}
