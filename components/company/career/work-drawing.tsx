import { clsx } from 'clsx';
import { Dimension, Drawing, marked } from '@/components/ui/drawing';
import { StillDrawing } from '@/components/ui/still-drawing';
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
    <div className={clsx('relative', labelled && 'my-6 md:my-8', className)}>
      <StillDrawing name={drawing} alt="" width={1092} height={282} early className="h-auto w-full" />
      {labelled && (
        <Drawing
          viewBox="0 0 1092 282"
          className="absolute inset-0 text-[2.75rem] md:text-[22px] lg:text-[19px]"
        >
          {workDrawings[drawing].labels.map(({ text, x, y, marked: isMarked }) => (
            <g key={text} {...(isMarked && marked)}>
              <Dimension
                x={x}
                y={y}
                dy=".5em"
                textAnchor={x > 1000 ? 'end' : 'start'}
                className="max-md:hidden"
              >
                {text}
              </Dimension>
              {/* In a narrow window above or below the drawing, at its edge if it belongs there. */}
              <text
                x={x > 900 ? 1086 : x}
                y={y < 140 ? -18 : 332}
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
