import { AccountScreen } from '@/components/account/account-screen';
import { OpenBoard } from '@/components/account/open-board';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { title, lead, leave } = account.dashboard;
  return (
    <AccountScreen title={title} lead={lead}>
      <OpenBoard />
      <p className="mt-6 text-small">
        <TextLink href="/login">{leave}</TextLink>
      </p>
      <StructuredData path={path} />
    </AccountScreen>
  );
}
