import { Fragment } from 'react';
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
      <Thread />
      <p className="mt-6 text-small sm:mt-auto sm:pt-6">
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

/** What the workspace will hold: questions on the visitor's side, our answers opposite. */
function Thread() {
  const { asked, question: asks, answer: says, answers } = account.dashboard;
  return (
    <>
      <h2 className="text-heading">{asked}</h2>
      <dl className="mt-6 space-y-3">
        {answers.map(([question, answer]) => (
          <Fragment key={question}>
            <dt className="ml-auto w-fit max-w-[85%] bg-ink px-4 py-3 leading-snug font-semibold text-pretty text-canvas not-first:mt-6">
              <span className="block text-label font-normal">{asks}</span>
              {question}
            </dt>
            <dd className="w-fit max-w-[85%] border border-ink px-4 py-3 leading-snug text-pretty">
              <span className="block text-label text-accent-text">{says}</span>
              {answer}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
