import { AccountScreen } from '@/components/account/account-screen';
import { Ways } from '@/components/account/ways';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { ask, example, asks, entries, leave } = account.dashboard;
  return (
    <AccountScreen path={path} words={account.dashboard} kept={account.dashboard.kept}>
      <h2 className="font-sans text-small font-semibold">{example}</h2>
      <ol className="mt-3 border-t border-line">
        {entries.map(([question, answer]) => (
          <li
            key={question}
            className="grid items-baseline gap-x-4 border-b border-line py-2.5 leading-snug sm:grid-cols-[5rem_1fr]"
          >
            <p className="text-label text-muted">{asks}</p>
            <p>{question}</p>
            <p className="text-label text-accent-text max-sm:mt-1">{site.shortName}</p>
            <p className="font-semibold">{answer}</p>
          </li>
        ))}
      </ol>
      <Ways>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted">
          <ButtonLink href={ask.href} className="max-sm:w-full">
            {ask.label}
          </ButtonLink>
          {ask.text}
        </p>
      </Ways>
      <p className="mt-6 text-small sm:mt-auto sm:pt-4">
        <TextLink href="/login">{leave}</TextLink>
      </p>
    </AccountScreen>
  );
}
