import { Link } from '@/components/ui/link';
import { account } from '@/content/account';
import { dashboardLinks } from '@/content/dashboard';
import styles from './open-board.module.css';

/** What is open and what is not yet, like the board of a small airfield. */
export function OpenBoard() {
  const { board, workspace } = account.dashboard;
  return (
    <table className={styles.board}>
      <thead className="font-mono text-label text-muted max-md:sr-only">
        <tr>
          <th scope="col" className="font-normal">
            {board.place}
          </th>
          <th scope="col" className="font-normal">
            {board.what}
          </th>
          <th scope="col" className="font-normal">
            {board.state}
          </th>
        </tr>
      </thead>
      <tbody>
        {dashboardLinks.map(({ href, label, text }) => (
          <tr key={href}>
            <th scope="row" className="text-subheading font-semibold">
              <Link href={href}>{label}</Link>
            </th>
            <td className="text-muted">{text}</td>
            <td className="font-mono text-small text-success">{board.open}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="text-subheading font-semibold text-muted">
            {workspace.label}
          </th>
          <td className="text-muted">{workspace.text}</td>
          <td className="font-mono text-small text-muted">{board.preparing}</td>
        </tr>
      </tbody>
    </table>
  );
}
