import { StillDrawing } from '@/components/aircraft/still-drawing';
import { standing } from '@/content/company/standing';
import { readableDay } from '@/lib/dates';

/** The sheets of the aircraft laid out, one for each subsystem, with the day on which each was drawn. */
export function Sheets() {
  return (
    <ol className="grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
      {standing.rows.map(({ name, drawn }, index) => (
        <li key={name} className="border-r border-b border-line">
          <StillDrawing
            name={`sheet-${index + 1}`}
            alt=""
            width={1200}
            height={900}
            early={index < 4}
            className="h-auto w-full"
          />
          <p className="flex flex-wrap justify-between gap-x-4 px-3 pb-2.5 text-label tabular-nums">
            {name}{' '}
            <time dateTime={drawn} className="text-muted">
              {readableDay(drawn)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
