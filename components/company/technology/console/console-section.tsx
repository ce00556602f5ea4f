import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { consoleWords } from '@/content/company/console';
import { software } from '@/content/company/software';
import { CameraFrame, ConsoleMap } from './console-views';
import { OperatorConsole } from './operator-console';

/** The first section of the software page: its title above a working operator console with made-up data. */
export function ConsoleSection() {
  const { title, lead, plain } = consoleWords;
  return (
    <section className="pt-4 pb-section">
      <Container>
        <div className="grid items-start gap-x-12 gap-y-3 lg:grid-cols-[min(41rem,58vw)_1fr]">
          <div>
            <Label>{software.eyebrow}</Label>
            <h1 className="mt-1 text-display lg:whitespace-nowrap">{software.title}</h1>
          </div>
          <div>
            <p className="max-w-form">{software.lead}</p>
            <p className="mt-2 font-semibold noscript:hidden print:hidden">{lead}</p>
          </div>
        </div>
        <h2 className="sr-only">{title}</h2>
        <div className="mt-4 lg:mt-6">
          <OperatorConsole map={<ConsoleMap />} camera={<CameraFrame />} />
        </div>
        <p className="mt-4 hidden max-w-prose noscript:block print:block">{plain}</p>
      </Container>
    </section>
  );
}
