import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { account } from '@/content/account';
import styles from './account-screen.module.css';

type AccountScreenProps = {
  words: { title: string; lead: string; sheet: string; state: string };
  children: ReactNode;
};

/** An account screen: one framed sheet with its title on the left, what can be done on the right, and its title block below. */
export function AccountScreen({ words: { title, lead, sheet, state }, children }: AccountScreenProps) {
  const { block, dated } = account;
  return (
    <div
      data-theme="paper"
      className={clsx(
        styles.screen,
        'grid pt-6 max-sm:pb-10 sm:content-center sm:py-10 sm:min-h-[calc(100svh-var(--header-height))]',
      )}
    >
      <Container>
        <div className="border-ink sm:border sm:bg-surface sm:outline sm:outline-offset-8 sm:outline-line">
          <div className="sm:grid lg:min-h-[27rem] lg:grid-cols-[5fr_7fr]">
            <div
              className={clsx(
                styles.words,
                'flex flex-col justify-between gap-y-3 max-sm:pb-6 sm:max-lg:border-b sm:border-line sm:p-8 lg:border-r',
              )}
            >
              <h1 className="text-[clamp(2.25rem,5.2vw,4.5rem)] leading-[0.98] tracking-[-0.025em]">
                {title}
              </h1>
              <p className="max-w-form sm:text-lead">{lead}</p>
            </div>
            <div className="sm:p-8">{children}</div>
          </div>
          <dl className="grid grid-cols-[1fr_1fr_auto] border-t border-ink text-small max-sm:mt-6 lg:grid-cols-[5fr_4fr_3fr]">
            {Object.entries({ sheet, state, date: dated }).map(([term, detail]) => (
              <div key={term} className="border-line py-2.5 not-first:border-l not-first:pl-3 sm:px-8!">
                <dt className="text-muted">{block[term as keyof typeof block]}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </div>
  );
}
