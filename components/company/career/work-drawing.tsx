import { clsx } from 'clsx';
import { StillDrawing } from '@/components/aircraft/still-drawing';
import { Dimension } from '@/components/ui/callout';
import { Drawing } from '@/components/ui/drawing';
import { type Opening, workDrawings } from '@/content/company/openings';

type WorkDrawingProps = {
  drawing: Opening['drawing'];
  /** For a drawing that is large enough to write on. */
  labelled?: boolean;
  className?: string;
};

/** What the holder of a position makes: ink, with one line in ember. */
export function WorkDrawing({ drawing, labelled, className }: WorkDrawingProps) {
  return (
    <div className={clsx('relative', labelled && 'my-6 md:mt-9 md:mb-12', className)}>
      <StillDrawing name={drawing} alt="" width={1120} height={300} early className="h-auto w-full" />
      {labelled && (
        <Drawing viewBox="40 20 1120 300" className="absolute inset-0 max-md:text-[2.75rem] lg:text-[16px]">
          {workDrawings[drawing].labels.map(({ text, x, y }) => (
            <g key={text}>
              <Dimension x={x} y={y} className="max-md:hidden">
                {text}
              </Dimension>
              {/* In a narrow window above or below the drawing, at its edge if it belongs there. */}
              <text
                x={x > 900 ? 1150 : x}
                y={y < 160 ? 0 : 372}
                textAnchor={x > 900 ? 'end' : 'start'}
                className="md:hidden"
              >
                {text}
              </text>
            </g>
          ))}
        </Drawing>
      )}
    </div>
  );
}
