import { AccountScreen } from '@/components/account/account-screen';
import { Link } from '@/components/ui/link';
import { TableHead } from '@/components/ui/table-head';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { columns, example, entry, meanwhile, ways, leave } = account.dashboard;
  return (
    <AccountScreen path={path} words={account.dashboard} kept={account.dashboard.kept}>
      <table className="w-full table-fixed border-y border-ink text-left text-small text-muted [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-2 [&_:is(td,th)]:not-first:border-l [&_:is(td,th)]:not-first:pl-3 [&_:is(td,th):last-child]:w-1/4 [&_th]:font-normal">
        <caption className="pb-2 text-left text-accent-text">{example}</caption>
        <TableHead columns={columns} />
        <tbody>
          <tr className="align-top text-ink">
            {entry.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <h2 className="mt-8 font-sans text-small font-semibold">{meanwhile}</h2>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {ways.map(({ href, label, text }) => (
          <li key={href} className="relative border-b border-line py-3 leading-snug">
            <Link
              href={href}
              className="flex justify-between text-item font-semibold before:absolute before:inset-0 after:text-accent after:content-['→'] hover:text-accent-text"
            >
              {label}
            </Link>
            <p className="text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small sm:mt-auto sm:pt-6">
        <TextLink href="/login">{leave}</TextLink>
      </p>
    </AccountScreen>
  );
}
