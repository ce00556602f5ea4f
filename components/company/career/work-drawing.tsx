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
    <div className={clsx('relative', className)}>
      <StillDrawing name={drawing} alt="" width={1120} height={300} early className="h-auto w-full" />
      {labelled && (
        <Drawing viewBox="40 20 1120 300" className="absolute inset-0 max-md:hidden lg:text-[16px]">
          {workDrawings[drawing].labels.map(({ text, ...at }) => (
            <Dimension key={text} {...at}>
              {text}
            </Dimension>
          ))}
        </Drawing>
      )}
    </div>
  );
}
