import { Container } from '@/components/ui/container';
import { consoleWords } from '@/content/company/console';
import { CameraFrame, ConsoleMap } from './console-views';
import { OperatorConsole } from './operator-console';

/** The operator's console at work, on made-up data. */
export function ConsoleSection() {
  const { title, lead, plain } = consoleWords;
  return (
    <section className="py-section">
      <Container>
        <div className="grid items-start gap-x-16 gap-y-5 lg:grid-cols-2">
          <h2 className="text-title">{title}</h2>
          <p className="max-w-prose text-lead">{lead}</p>
        </div>
        <div className="mt-8 lg:mt-12">
          <OperatorConsole map={<ConsoleMap />} camera={<CameraFrame />} />
        </div>
        <p className="mt-4 hidden max-w-prose noscript:block print:block">{plain}</p>
      </Container>
    </section>
  );
}
