import { Fragment } from 'react';
import { AccountScreen } from '@/components/account/account-screen';
import { WaysOn } from '@/components/company/ways-on';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { pageMetadata } from '@/lib/metadata';

const path = '/dashboard';

export const metadata = pageMetadata(path);

/** The workspace as it will look, with three questions answered already, and the ways to what is open today. */
export default function DashboardPage() {
  const { asked, stamp, answers, ask, leave, ways, kept } = account.dashboard;
  return (
    <>
      <AccountScreen path={path} words={account.dashboard} kept={kept}>
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-heading">{asked}</h2>
          <p
            aria-hidden="true"
            className="-rotate-6 border-2 border-accent px-2 font-semibold text-accent-text uppercase"
          >
            {stamp}
          </p>
        </div>
        <dl className="mt-4 space-y-2 *:border *:border-dashed *:px-4 *:py-2 *:text-balance">
          {answers.map(([question, answer]) => (
            <Fragment key={question}>
              <dt className="w-fit max-w-[85%] font-semibold">{question}</dt>
              <dd className="ml-auto w-fit max-w-[85%] border-accent text-accent-text not-last:mb-4">
                {answer}
              </dd>
            </Fragment>
          ))}
        </dl>
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted">
          <ButtonLink href={ask.href} className="max-sm:w-full">
            {ask.label}
          </ButtonLink>
          {ask.text}
        </p>
        <p className="mt-3 text-small">
          <TextLink href="/login">{leave}</TextLink>
        </p>
      </AccountScreen>
      <div data-theme="paper" className="pb-6">
        <Container>
          <WaysOn links={ways} columns="md:grid-cols-3" />
        </Container>
      </div>
    </>
  );
}
