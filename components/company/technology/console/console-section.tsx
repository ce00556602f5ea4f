import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { consoleWords } from '@/content/company/console';
import { software } from '@/content/company/software';
import { CameraFrame, ConsoleMap } from './console-views';
import { OperatorConsole } from './operator-console';

/** The first section of the software page: its title over the operator's console at work, on made-up data. */
export function ConsoleSection() {
  const { title, lead, plain } = consoleWords;
  return (
    <section className="pt-8 pb-section lg:pt-14">
      <Container>
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <div>
            <Label>{software.eyebrow}</Label>
            <h1 className="mt-3 text-display">{software.title}</h1>
          </div>
          <div>
            <p className="max-w-form text-lead">{software.lead}</p>
            <ButtonLink href="/contact" className="mt-5">
              {software.closing.action}
            </ButtonLink>
          </div>
        </div>
        <div className="mt-8 grid items-baseline gap-x-16 gap-y-2 border-t border-line pt-5 lg:grid-cols-[7fr_5fr]">
          <h2 className="text-subheading">{title}</h2>
          <p className="max-w-form text-small text-muted">{lead}</p>
        </div>
        <div className="mt-5">
          <OperatorConsole map={<ConsoleMap />} camera={<CameraFrame />} />
        </div>
        <p className="mt-4 hidden max-w-prose noscript:block print:block">{plain}</p>
      </Container>
    </section>
  );
}
