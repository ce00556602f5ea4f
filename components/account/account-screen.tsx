import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StillDrawing } from '@/components/aircraft/still-drawing';
import { Container } from '@/components/ui/container';
import { account } from '@/content/account';

type AccountScreenProps = {
  words: { title: string; lead: string; drawing: string; sheet: string; state: string };
  children: ReactNode;
};

/** After success, nothing is left of the form and of what led to it. */
const early = 'group-has-[[data-done]]/screen:hidden';

/** An account screen: one framed sheet with its title and a drawing on the left, what can be done on the right, and its title block below. */
export function AccountScreen({ words, children }: AccountScreenProps) {
  const { title, lead, drawing, sheet, state } = words;
  const { block, dated } = account;
  return (
    <div
      data-theme="paper"
      className="group/screen grid pt-6 max-sm:pb-10 sm:min-h-[calc(100svh-var(--header-height))] sm:content-center sm:py-10"
    >
      <Container>
        <div className="border-ink sm:border sm:bg-surface sm:outline sm:outline-offset-8 sm:outline-line">
          <div className="sm:grid lg:grid-cols-[5fr_7fr]">
            <div
              className={clsx(
                'flex flex-col justify-between gap-y-3 max-sm:pb-6 sm:max-lg:border-b sm:border-line sm:p-8 lg:border-r',
                'group-has-[[data-done]]/screen:justify-center max-lg:group-has-[[data-done]]/screen:hidden',
              )}
            >
              <h1
                className={clsx(
                  'text-[clamp(2.25rem,5.2vw,4.5rem)] leading-[0.98] tracking-[-0.025em]',
                  early,
                )}
              >
                {title}
              </h1>
              {/* Narrow windows, which hide it, never fetch it. */}
              <StillDrawing
                name={drawing}
                alt=""
                width={1200}
                height={900}
                className="my-3 aspect-9/4 h-auto w-full object-cover object-[50%_40%] max-lg:hidden"
              />
              <p className={clsx('max-w-form sm:text-lead', early)}>{lead}</p>
            </div>
            <div className="sm:flex sm:flex-col sm:p-8 [&_[data-done]~*]:hidden">{children}</div>
          </div>
          <dl className="grid grid-cols-[auto_1fr_auto] border-ink text-small max-sm:mt-8 max-sm:border sm:border-t lg:grid-cols-[5fr_4fr_3fr]">
            {Object.entries({ sheet, state, date: dated }).map(([term, detail]) => (
              <div key={term} className="border-line px-3 py-2 not-first:border-l sm:px-8 sm:py-2.5">
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
