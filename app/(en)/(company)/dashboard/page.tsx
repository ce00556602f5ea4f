import { AccountScreen } from '@/components/account/account-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { TableHead } from '@/components/ui/table-head';
import { LinkList } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { linkTo, technologyLinks } from '@/content/navigation';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

const onward = [
  ...Object.values(technologyLinks),
  linkTo('/holyheaven'),
  linkTo('/contact'),
  linkTo('/login', account.dashboard.leave),
];

export default function DashboardPage() {
  const { columns, empty, meanwhile } = account.dashboard;
  return (
    <AccountScreen words={account.dashboard}>
      <table className="w-full table-fixed text-left text-small [&_th]:font-semibold [&_:is(th,td)]:h-11">
        <TableHead columns={columns} />
        <tbody className="border-y border-ink">
          <tr>
            <td colSpan={columns.length} className="text-muted">
              {empty}
            </td>
          </tr>
        </tbody>
      </table>
      {/* The lines that wait to be filled. */}
      <div className="h-44 bg-[repeating-linear-gradient(transparent_0_calc(2.75rem-1px),var(--line)_0_2.75rem)] max-sm:h-22" />
      <h2 className="mt-6 font-sans text-small font-semibold">{meanwhile}</h2>
      <LinkList links={onward} className="flex flex-wrap gap-x-6 text-small" />
      <StructuredData path={path} />
    </AccountScreen>
  );
}
