import { StillDrawing } from '@/components/ui/still-drawing';

/** The notches of the key of `lock-blank`, one for each rule in the order of the checklist. */
const cuts = [
  ['M286 118.2 293 127H303L310 117.6', 'group-has-[li:nth-child(1)[data-met=true]]:opacity-100'],
  ['M320 117.6 327 120H337L344 117', 'group-has-[li:nth-child(2)[data-met=true]]:opacity-100'],
  ['M354 117 361 134H371L378 116.4', 'group-has-[li:nth-child(3)[data-met=true]]:opacity-100'],
  ['M388 116.4 395 124H405L412 115.8', 'group-has-[li:nth-child(4)[data-met=true]]:opacity-100'],
  ['M422 115.8 429 130H439L446 115.2', 'group-has-[li:nth-child(5)[data-met=true]]:opacity-100'],
] as const;

/** Over the blank key of the register screen: each rule that the password meets cuts a notch; the last finishes it. */
export const KeyCuts = () => (
  <>
    <svg viewBox="22 18 556 200" aria-hidden="true" className="absolute inset-0 fill-canvas stroke-accent">
      {cuts.map(([d, met]) => (
        <path key={d} d={d} strokeWidth="3" className={`opacity-0 transition-opacity ${met}`} />
      ))}
    </svg>
    <StillDrawing
      name="lock-key"
      alt=""
      width={556}
      height={200}
      className="absolute inset-0 transition-opacity group-has-data-[met=false]:opacity-0"
    />
  </>
);
