import { AccountScreen } from '@/components/account/account-screen';
import { WaysOn } from '@/components/company/ways-on';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

/** What the workspace will be, three questions answered already, and the ways to what is open today. */
export default function DashboardPage() {
  const { asked, answers, ask, leave, ways, kept } = account.dashboard;
  return (
    <>
      <AccountScreen path={path} words={account.dashboard} kept={kept}>
        <h2 className="text-heading">{asked}</h2>
        <dl className="mt-4">
          {answers.map(([question, short, answer]) => (
            <div key={question} className="border-t border-line py-4">
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1">
                <strong className="block text-item text-accent-text">{short}</strong>
                {answer}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted">
          <ButtonLink href={ask.href} className="max-sm:w-full">
            {ask.label}
          </ButtonLink>
          {ask.text}
        </p>
        <p className="mt-3 text-small">
          <TextLink href="/login">{leave}</TextLink>
        </p>
      </AccountScreen>
      <div data-theme="paper" className="pt-4 pb-10">
        <Container>
          <WaysOn links={ways} columns="md:grid-cols-3" />
        </Container>
      </div>
    </>
  );
}
