import { AccountScreen } from '@/components/account/account-screen';
import { Ways } from '@/components/account/ways';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

export default function DashboardPage() {
  const { ask, asked, answers, leave } = account.dashboard;
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
