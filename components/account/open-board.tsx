import { Link } from '@/components/ui/link';
import { TableHead } from '@/components/ui/table-head';
import { account } from '@/content/account';
import { dashboardLinks } from '@/content/dashboard';
import { openOpenings } from '@/lib/company/openings';
import styles from './open-board.module.css';

/** What is open and what is not yet, like the board of a small airfield. */
export function OpenBoard() {
  const { board, workspace } = account.dashboard;
  const links = dashboardLinks(openOpenings().length);
  return (
    <table className={styles.board}>
      <TableHead hidden columns={[board.place, board.what, board.state]} />
      <tbody>
        {links.map(({ href, label, text, state }) => (
          <tr key={href}>
            <th scope="row" className="font-semibold">
              <Link href={href} className="underline-offset-4 hover:underline">
                {label}
              </Link>
            </th>
            <td className="text-small text-muted">{text}</td>
            <td className="font-mono text-label text-muted">
              {state}
              <span
                aria-hidden="true"
                className="inline-block w-6 text-right font-sans text-body text-accent-text"
              >
                →
              </span>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="font-semibold text-muted">
            {workspace.label}
          </th>
          <td className="text-small text-muted">{workspace.text}</td>
          <td className="pr-6 font-mono text-label text-muted">{board.preparing}</td>
        </tr>
      </tbody>
    </table>
  );
}
