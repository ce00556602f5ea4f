import type { ReactNode } from 'react';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { site } from '@/content/site';
import { AccountDrawing } from './success';

type AccountScreenProps = {
  path: string;
  words: { title: string; lead: string; drawing: string; state: string };
  /** What is stored. */
  kept: ReactNode;
  /** Over the drawing. */
  over?: ReactNode;
  children: ReactNode;
};

/**
 * An account screen: one framed sheet with title and drawing on the left, the form on the right, and below them who helps
 * and what it stores. On success, the result replaces everything but that last row.
 */
export function AccountScreen({ path, words, kept, over, children }: AccountScreenProps) {
  const { title, lead, drawing, state } = words;
  return (
    <div data-theme="paper" className="pt-4 pb-10 sm:py-6">
      <Container>
        <div className="group border-ink sm:border @5xl:grid @5xl:grid-cols-[5fr_7fr] @5xl:has-[[data-done]]:grid-cols-[7fr_5fr]">
          <div className="pb-6 group-has-[[data-done]]:hidden sm:px-8 sm:py-7">
            <Label>{state}</Label>
            <h1 className="mt-1 text-display">{title}</h1>
            <p className="max-w-form pt-3 text-balance sm:text-lead @5xl:pt-5">{lead}</p>
            <AccountDrawing name={drawing} className="pt-12 @max-5xl:hidden">
              {over}
            </AccountDrawing>
          </div>
          <div className="border-line sm:flex sm:flex-col sm:border-t sm:bg-surface sm:px-8 sm:py-7 @5xl:border-t-0 @5xl:border-l has-[[data-done]]:contents [&_[data-done]~*]:hidden">
            {children}
          </div>
          <dl className="grid border-ink text-small *:px-3 *:py-2 max-sm:mt-8 max-sm:border sm:grid-cols-2 sm:border-t sm:*:px-8 sm:*:py-4 @5xl:col-span-2 @5xl:grid-cols-subgrid">
            <div>
              <dt className="text-muted">{account.block.help}</dt>
              <dd>
                <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>
              </dd>
            </div>
            <div className="border-line max-sm:border-t sm:border-l">
              <dt className="text-muted">{account.block.kept}</dt>
              <dd>{kept}</dd>
            </div>
          </dl>
        </div>
      </Container>
      <StructuredData path={path} />
    </div>
  );
}
