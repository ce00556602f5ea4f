import { Dimension, Drawing, dashed, filled, marked } from '@/components/ui/drawing';
import { defense, trackCaption, trackMoments } from '@/content/company/defense';

/** Each sensor's place, its label, and its uncertainty: two standard deviations along its line of sight and across it. */
const sensors = [
  { at: [395, 330], label: { x: 386, y: 347, dy: '.72em' }, rx: 42, ry: 116, turn: -33.1 },
  { at: [585, 418], label: { x: 594, y: 435, dy: '.72em', textAnchor: 'end' }, rx: 68, ry: 132, turn: 12.5 },
  { at: [872, 112], label: { x: 881, y: 95, textAnchor: 'end' }, rx: 28, ry: 184, turn: 76 },
] as const;

/** Each report's hatch pattern and its rotation. */
const hatches = [
  ['M0 4H8', 60],
  ['M4 4h.01', 30],
  ['M0 4H8M4 0V8', -16],
] as const;

/** The uncertainty left by two sensors' reports, then by all three, with its label position. */
const doubts = [
  { at: [520, 204], name: [490, 118], rx: 36.2, ry: 81.2, turn: -35, fillOpacity: 0.16, ...dashed },
  { at: [640, 170], name: [724, 352], rx: 25.8, ry: 37.3, turn: 82.5, fillOpacity: 0.45, strokeWidth: 2.5 },
] as const;

/** Three reports of one object as uncertainty ellipses, and the smaller one where they cross; times if described. */
export function TrackDrawing({ description }: { description?: string }) {
  return (
    <Drawing
      viewBox="377 30 537 432"
      description={description}
      className="h-full text-[24px] sm:text-[14px] xl:text-[12px]"
      strokeWidth=".75"
    >
      {hatches.map(([d, turn], index) => (
        <pattern
          key={d}
          id={`hatch-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path
            className="[vector-effect:none]"
            d={d}
            strokeWidth={index === 1 ? 2 : 0.75}
            strokeOpacity=".6"
          />
        </pattern>
      ))}
      {sensors.map(({ at, rx, ry, turn }, index) => (
        <g key={turn}>
          <path d={`M${at.join(' ')}L640 170`} strokeOpacity=".6" />
          <ellipse
            {...{ rx, ry }}
            transform={`translate(640 170) rotate(${turn})`}
            fill={`url(#hatch-${index})`}
            strokeWidth="1.5"
          />
        </g>
      ))}
      <g {...marked}>
        {doubts.map(({ at, name: [x, y], turn, ...ellipse }, index) => (
          <g key={turn}>
            <ellipse {...ellipse} transform={`translate(${at}) rotate(${turn})`} fill="currentColor" />
            {(description || index > 0) && (
              <Dimension {...{ x, y }} textAnchor="middle">
                {trackMoments[index]}
              </Dimension>
            )}
          </g>
        ))}
        <path d={`M${doubts.map(({ at }) => at).join('L')}`} strokeWidth="2" />
        <path d="M640 170L776 131" strokeWidth="2" {...dashed} />
        <path d={doubts.map(({ at }) => `M${at}h.01`).join('')} strokeWidth="8" />
        <path d="M643 184L706 332" />
      </g>
      {sensors.map(({ at: [cx, cy], label }, index) => (
        <g key={cx}>
          <circle {...{ cx, cy }} r="9" strokeWidth="1.5" {...filled} />
          <circle {...{ cx, cy }} r="3" fill="currentColor" />
          <Dimension {...label}>{defense.drawing.callouts[index]?.name}</Dimension>
        </g>
      ))}
    </Drawing>
  );
}

/** What each sensor contributes, beside a sample of its hatch pattern. */
export function TrackLegend() {
  const { title, lead, callouts } = defense.drawing;
  return (
    <div>
      <h2 className="text-title lg:text-[1.75rem]">{title}</h2>
      <p className="mt-3 text-balance lg:text-small">{lead}</p>
      <ul className="mt-5 border-b border-line">
        {callouts.map(({ name, text }, index) => (
          <li key={name} className="flex items-center gap-4 border-t border-line py-2.5">
            <Drawing viewBox="-21 -21 42 42" className="size-12 shrink-0">
              <circle
                r="20"
                transform={`rotate(${sensors[index]?.turn})`}
                fill={`url(#hatch-${index})`}
                strokeWidth="1.5"
              />
            </Drawing>
            <p className="text-small text-balance">
              <strong className="block font-semibold">{name}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-label text-muted">{trackCaption}</p>
    </div>
  );
}
