import type { ReactNode } from 'react';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { StillDrawing } from '@/components/ui/still-drawing';
import { TextLink } from '@/components/ui/text-link';
import { account } from '@/content/account';
import { site } from '@/content/site';

type AccountScreenProps = {
  path: string;
  words: { title: string; lead: string; drawing: string; state: string; kept: string };
  children: ReactNode;
};

/** An account screen: one framed sheet with its title and a drawing on the left, what can be done on the right, and what it stores and who helps below. */
export function AccountScreen({ path, words, children }: AccountScreenProps) {
  const { title, lead, drawing, state, kept } = words;
  return (
    <div
      data-theme="paper"
      className="grid pt-6 max-sm:pb-10 sm:min-h-[calc(100svh-var(--header-height))] sm:content-start sm:pt-8 sm:pb-16"
    >
      <Container>
        <div className="border-ink sm:border">
          <div className="sm:grid lg:grid-cols-[5fr_7fr]">
            <div className="max-sm:pb-6 sm:p-8 sm:max-lg:border-b sm:border-line lg:border-r">
              <Label>{state}</Label>
              <h1 className="mt-1 text-[clamp(2.25rem,5.2vw,4.5rem)] leading-[0.98] tracking-[-0.025em]">
                {title}
              </h1>
              <StillDrawing
                name={drawing}
                alt=""
                width={1200}
                height={800}
                className="-mx-8 my-3 aspect-9/4 h-auto w-[calc(100%+4rem)] max-w-none object-cover object-[50%_35%] max-lg:hidden"
              />
              <p className="max-w-form max-lg:mt-3 sm:text-lead">{lead}</p>
            </div>
            <div className="sm:flex sm:flex-col sm:bg-surface sm:p-8 [&_[data-done]~*]:hidden">
              {children}
            </div>
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
      <StructuredData path={path} />
    </div>
  );
}
