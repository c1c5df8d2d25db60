import { addDays } from '@waybill/contract/day';
import type { QueueFigures } from '@waybill/contract/ops/get-figures';
import { ChartFrame } from '../../../../ui/chart-frame.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import { dayInWords } from '../../../../ui/lagos-day.ts';
import { flowBars, waitingLine } from '../../model/queue-bars.ts';

type QueueChartProps = { readonly days: QueueFigures['days'] };

const size = { width: 320, height: 96 };

// Never “Yesterday” below a chart.
const dayName = (day: string, last: string) => dayInWords(day, addDays(last, 400)).replace(/ \d{4}$/, '');

function footOf(days: QueueFigures['days']): string[] {
  const last = days.at(-1)?.day ?? '';
  return [days[0]?.day ?? last, days[Math.floor(days.length / 2)]?.day ?? last].map((day) => dayName(day, last)).concat('Today');
}

/** Bars up for what came in, down for what was decided. The position says which is which, not the colour alone. */
export function FlowChart({ days }: QueueChartProps) {
  const { bars, baseline, highest, deepest } = flowBars(days, size);
  const last = days.at(-1)?.day ?? '';
  const sum = (of: 'cameIn' | 'decided') => formatNumber(days.reduce((all, day) => all + day[of], 0));
  const ticks = [
    { at: 0, label: highest > 0 ? formatNumber(highest) : '' },
    { at: baseline / size.height, label: '0' },
    { at: 1, label: deepest > 0 ? `−${formatNumber(deepest)}` : '' },
  ].filter(({ label }) => label !== '');
  return (
    <ChartFrame ticks={ticks} foot={footOf(days)}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`In ${days.length} days ${sum('cameIn')} came in and ${sum('decided')} were decided.`}
        preserveAspectRatio="none"
        className="relative block h-24 w-full"
      >
        {bars.map(({ day, x, width, up, down }, index) => (
          <g key={day}>
            <title>{`${dayName(day, last)}: ${days[index]?.cameIn ?? 0} came in, ${days[index]?.decided ?? 0} decided`}</title>
            {up > 0 ? <rect className="flow-in" x={x} y={baseline - up} width={width} height={up} /> : null}
            {down > 0 ? <rect className="flow-out" x={x} y={baseline} width={width} height={down} /> : null}
          </g>
        ))}
        <line className="flow-line" x1="0" x2={size.width} y1={baseline} y2={baseline} />
      </svg>
    </ChartFrame>
  );
}

/** What waited at the end of each day. */
export function WaitingChart({ days }: QueueChartProps) {
  const { top, line, area } = waitingLine(days, size);
  const [first, last] = [days[0], days.at(-1)];
  const ticks =
    top === 0 ? [{ at: 1, label: '0' }] : [top, top / 2, 0].map((count, at) => ({ at: at / 2, label: formatNumber(count) }));
  return (
    <ChartFrame ticks={ticks} foot={footOf(days)}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${formatNumber(first?.waiting ?? 0)} waited at the end of the first day, ${formatNumber(last?.waiting ?? 0)} wait now.`}
        preserveAspectRatio="none"
        className="relative block h-24 w-full"
      >
        <polygon className="waiting-area" points={area} />
        <polyline className="waiting-line" points={line} />
      </svg>
    </ChartFrame>
  );
}
