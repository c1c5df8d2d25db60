import { addDays } from '@waybill/contract/day';
import type { Currency } from '@waybill/contract/money';
import { roundTop, shortMoney } from '../../../ui/axis.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { formatMoney, spokenMoney } from '../../../ui/format-money.ts';
import { dayInWords } from '../../../ui/lagos-day.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { type FlowDay, flowTotals, moneyBars } from '../model/money-bars.ts';

type MoneyFlowChartProps = { readonly days: readonly FlowDay[]; readonly currency: Currency };

/** Bars up for money in, down for money out. The position says which is which, not the colour alone. */
export function MoneyFlowChart({ days, currency }: MoneyFlowChartProps) {
  const { bars, baseline, width, height, highest, deepest } = moneyBars(days, 320, 120, roundTop);
  const { inMinor, outMinor } = flowTotals(days);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const money = (major: number) => formatMoney(minorOf(major), currency);
  // Never “Yesterday” below a chart.
  const dayName = (day: string) => dayInWords(day, addDays(last, 400)).replace(/ \d{4}$/, '');
  const ticks = [
    { at: 0, label: highest > 0 ? shortMoney(highest, currency) : '' },
    { at: baseline / height, label: shortMoney(0, currency) },
    { at: 1, label: deepest > 0 ? `−${shortMoney(deepest, currency)}` : '' },
  ].filter(({ label }) => label !== '');
  return (
    <ChartFrame ticks={ticks} foot={[dayName(first), dayName(days[Math.floor(days.length / 2)]?.day ?? first), 'Today']}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`In the last ${days.length} days ${spokenMoney(inMinor, currency)} came in and ${spokenMoney(outMinor, currency)} went out.`}
        preserveAspectRatio="none"
        className="relative block h-[120px] w-full"
      >
        {bars.map(({ day, x, width: wide, inHeight, outHeight }, index) => (
          <g key={day}>
            <title>{`${dayInWords(day, last)}: ${money(days[index]?.moneyIn ?? 0)} in, ${money(days[index]?.moneyOut ?? 0)} out`}</title>
            {inHeight > 0 ? <rect className="flow-in" x={x} y={baseline - inHeight} width={wide} height={inHeight} /> : null}
            {outHeight > 0 ? <rect className="flow-out" x={x} y={baseline} width={wide} height={outHeight} /> : null}
          </g>
        ))}
        <line className="flow-line" x1="0" x2={width} y1={baseline} y2={baseline} />
      </svg>
    </ChartFrame>
  );
}
