import { AccountScreen } from '@/components/account/account-screen';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  return (
    <AccountScreen path={path} words={account.dashboard} beside={<Meanwhile />} kept={account.dashboard.kept}>
      <Answers />
      <p className="mt-6 text-small">
        <TextLink href="/login">{account.dashboard.leave}</TextLink>
      </p>
    </AccountScreen>
  );
}

function Meanwhile() {
  const { ask, ways } = account.dashboard;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted">
        <ButtonLink href={ask.href} className="max-sm:w-full">
          {ask.label}
        </ButtonLink>
        {ask.text}
      </p>
      <ul className="mt-6 border-t border-line">
        {ways.map(({ href, label, text }) => (
          <li key={href} className="relative border-b border-line py-2 leading-snug">
            <Link
              href={href}
              className="text-item font-semibold before:absolute before:inset-0 after:absolute after:right-0 after:text-accent after:content-['→'] hover:text-accent-text"
            >
              {label}
            </Link>
            <p className="text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the workspace will hold: questions with our answers. */
function Answers() {
  const { asked, answers } = account.dashboard;
  return (
    <>
      <h2 className="text-heading">{asked}</h2>
      <dl className="mt-4 border-b border-line sm:mt-6">
        {answers.map(([question, answer]) => (
          <div key={question} className="border-t border-line py-4 sm:py-6">
            <dt className="font-semibold text-accent-text">{question}</dt>
            <dd className="mt-1 max-w-prose text-lead text-balance">{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
