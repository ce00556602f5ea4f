import { AccountScreen } from '@/components/account/account-screen';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { ask, asked, answers, leave, meanwhile, ways } = account.dashboard;
  return (
    <AccountScreen path={path} words={account.dashboard} kept={account.dashboard.kept}>
      <h2 className="font-sans text-small font-semibold">{asked}</h2>
      <dl className="mt-3 border-t border-line">
        {answers.map(([question, answer]) => (
          <div key={question} className="border-b border-line py-2.5 leading-snug">
            <dt className="font-semibold">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-5 font-sans text-small font-semibold">{meanwhile}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted">
        <ButtonLink href={ask.href} className="max-sm:w-full">
          {ask.label}
        </ButtonLink>
        {ask.text}
      </p>
      <ul className="mt-3 border-t border-line">
        {ways.map(({ href, label, text }) => (
          <li
            key={href}
            className="relative items-baseline border-b border-line py-2 leading-snug sm:grid sm:grid-cols-[15rem_1fr]"
          >
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
      <p className="mt-6 text-small sm:mt-auto sm:pt-4">
        <TextLink href="/login">{leave}</TextLink>
      </p>
    </AccountScreen>
  );
}
