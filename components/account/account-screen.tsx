import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PartPicture } from '@/components/aircraft/still-drawing';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { site } from '@/content/site';

type AccountScreenProps = {
  words: { title: string; lead: string; drawing: string; state: string; kept: string };
  children: ReactNode;
};

/** After success, nothing is left of the form and of what led to it. */
const early = 'group-has-[[data-done]]/screen:hidden';

/** An account screen: one framed sheet with its title and a drawing on the left, what can be done on the right, and what it stores and who helps below. */
export function AccountScreen({ words, children }: AccountScreenProps) {
  const { title, lead, drawing, state, kept } = words;
  return (
    <div
      data-theme="paper"
      className="group/screen grid pt-6 max-sm:pb-10 sm:min-h-[calc(100svh-var(--header-height))] sm:content-start sm:py-10"
    >
      <Container>
        <div className="border-ink sm:border sm:bg-surface sm:outline sm:outline-offset-8 sm:outline-line">
          <div className="sm:grid lg:grid-cols-[5fr_7fr]">
            <div
              className={clsx(
                'flex flex-col justify-between gap-y-3 lg:gap-y-6 max-sm:pb-6 sm:max-lg:border-b sm:border-line sm:p-8 lg:border-r max-lg:[&>span]:hidden',
                'group-has-[[data-done]]/screen:justify-center max-lg:group-has-[[data-done]]/screen:hidden',
              )}
            >
              <div className={early}>
                <Label>{state}</Label>
                <h1 className="mt-1 text-[clamp(2.25rem,5.2vw,4.5rem)] leading-[0.98] tracking-[-0.025em]">
                  {title}
                </h1>
              </div>
              <PartPicture
                name={drawing}
                alt=""
                width={1200}
                height={900}
                className="w-full border border-line object-cover lg:aspect-9/4 lg:h-auto"
              />
              <p className={clsx('max-w-form sm:text-lead', early)}>{lead}</p>
            </div>
            <div className="sm:flex sm:flex-col sm:p-8 [&_[data-done]~*]:hidden">{children}</div>
          </div>
          <dl className="grid border-ink text-small *:px-3 *:py-2 max-sm:mt-8 max-sm:border sm:grid-cols-2 sm:border-t sm:*:px-8 sm:*:py-2.5 lg:grid-cols-[5fr_7fr]">
            <div>
              <dt className="text-muted">{account.block.kept}</dt>
              <dd>{kept}</dd>
            </div>
            <div className="border-line max-sm:border-t sm:border-l">
              <dt className="text-muted">{account.block.help}</dt>
              <dd>
                <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>
              </dd>
            </div>
          </dl>
        </div>
      </Container>
    </div>
  );
}
