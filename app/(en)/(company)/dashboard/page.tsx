import { AccountScreen } from '@/components/account/account-screen';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { site } from '@/content/site';
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

/** What the workspace will hold. Dashed, as everything in our drawings that does not exist yet. */
function Thread() {
  const { asked, asker, answers } = account.dashboard;
  const bubble =
    "relative w-fit border border-dashed bg-surface px-4 py-3 leading-snug text-pretty before:absolute before:-bottom-[0.4375rem] before:size-3 before:rotate-45 before:border-r before:border-b before:border-dashed before:border-inherit before:bg-surface before:content-['']";
  return (
    <>
      <h2 className="text-heading">{asked}</h2>
      <dl className="mt-6 space-y-8">
        {answers.map(([question, answer]) => (
          <div key={question} className="space-y-5">
            <dt className={`${bubble} mr-8 border-muted font-semibold before:left-5`}>
              <span className="block text-label font-normal text-muted">{asker}</span>
              {question}
            </dt>
            <dd className={`${bubble} ml-auto border-accent before:right-5`}>
              <span className="block text-label text-accent-text">{site.name}</span>
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
