import { StillDrawing } from '@/components/ui/still-drawing';
import { about } from '@/content/company/about';
import { standing } from '@/content/company/standing';

/** One engineering sheet per subsystem: its most telling view, with the subsystem in ember, above a fact about it. */
export function Sheets() {
  return (
    <ol className="grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
      {standing.rows.map(({ name }, index) => (
        <li key={name} className="border-r border-b border-line max-sm:nth-[n+5]:hidden">
          <StillDrawing name={`sheet-${index + 1}`} alt="" width={1200} height={640} className="p-2 lg:p-3" />
          <p className="flex justify-between max-sm:flex-col gap-x-4 border-t border-line px-3 py-2.5 text-label">
            {name} <span className="text-accent-text">{about.sheetFacts[index]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
