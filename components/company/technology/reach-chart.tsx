import { Drawing, dashed, marked } from '@/components/ui/drawing';
import { reachChart } from '@/content/company/defense';

const x = (km: number) => 46 + km * 0.27;
const y = (kg: number) => 206 - kg * 0.19;

/** The variants of the study over the limits of the MTCR. */
export function ReachChart() {
  const { description, axes, category, limits, variants } = reachChart;
  const [limitX, limitY] = [x(limits.rangeKm), y(limits.payloadKg)];
  return (
    <Drawing
      viewBox="0 0 440 250"
      description={description}
      className="mt-8 max-w-form text-[18px]! sm:text-[14px]!"
    >
      <path
        d={`M${limitX} 26H424V${limitY}H${limitX}z`}
        fill="currentColor"
        fillOpacity=".07"
        stroke="none"
      />
      <path d="M46 26V206H424" />
      <path d={`M${limitX} 26V206M46 ${limitY}H424`} {...dashed} />
      <text x={limitX + 10} y="46">
        {category}
      </text>
      {[limits.rangeKm, 1200].map((km) => (
        <text key={km} x={x(km)} y="224" textAnchor="middle">
          {km.toLocaleString('en-IN')}
        </text>
      ))}
      {[250, limits.payloadKg, 750].map((kg) => (
        <text key={kg} x="38" y={y(kg)} dy=".35em" textAnchor="end">
          {kg}
        </text>
      ))}
      <text x="424" y="244" textAnchor="end">
        {axes.range}
      </text>
      <text x="8" y="12">
        {axes.payload}
      </text>
      {variants.map(({ name, rangeKm, payloadKg }) => (
        <g key={name} {...marked} strokeWidth="1.5">
          <path d={`M${x(rangeKm)} ${y(payloadKg)}H420m-8-5 8 5-8 5`} />
          <circle cx={x(rangeKm)} cy={y(payloadKg)} r="6" fill="currentColor" />
          <text x={x(rangeKm) - 14} y={y(payloadKg)} dy=".35em" textAnchor="end" className="font-semibold">
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
