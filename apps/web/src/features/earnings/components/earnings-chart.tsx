import { addDays } from '@waybill/contract/day';
import type { Currency } from '@waybill/contract/money';
import { roundTop, shortMoney } from '../../../ui/axis.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { formatMoney, spokenMoney } from '../../../ui/format-money.ts';
import { dayInWords } from '../../../ui/lagos-day.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { type EarningsDay, mostOf, shareBars } from '../model/share-bars.ts';

const [width, height] = [320, 120];

type EarningsChartProps = { readonly days: readonly EarningsDay[]; readonly currency: Currency };

/** A bar for each day: what was earned, and at its foot what of it is the riders’. The table below says the same. */
export function EarningsChart({ days, currency }: EarningsChartProps) {
  const last = days.at(-1)?.day ?? '';
  // Never “Yesterday” below a chart.
  const dayName = (day: string) => dayInWords(day, addDays(last, 400)).replace(/ \d{4}$/, '');
  const money = (major: number) => formatMoney(minorOf(major), currency);
  const sumOf = (of: (day: EarningsDay) => number) => days.reduce((sum, day) => sum + minorOf(of(day)), 0);
  const top = roundTop(mostOf(days));
  const ticks = [
    { at: 0, label: shortMoney(top, currency) },
    { at: 0.5, label: shortMoney(top / 2, currency) },
    { at: 1, label: shortMoney(0, currency) },
  ];
  const foot = [days[0]?.day ?? last, days[Math.floor(days.length / 2)]?.day ?? last, last].map(dayName);
  return (
    <ChartFrame ticks={ticks} foot={days.length > 2 ? foot : [...new Set(days.map(({ day }) => dayName(day)))]}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`In ${days.length} days ${spokenMoney(
          sumOf(({ earned }) => earned),
          currency,
        )} were earned, of which ${spokenMoney(
          sumOf(({ shares }) => shares),
          currency,
        )} are the riders’.`}
        preserveAspectRatio="none"
        className="relative block h-[120px] w-full"
      >
        {shareBars(days, width, height, top).map((bar, index) => (
          <g key={bar.day}>
            <title>{`${dayName(bar.day)}: ${money(days[index]?.earned ?? 0)} earned, ${money(days[index]?.shares ?? 0)} the riders’`}</title>
            {bar.earnedHeight > 0 ? (
              <rect className="flow-in" x={bar.x} y={height - bar.earnedHeight} width={bar.width} height={bar.earnedHeight} />
            ) : null}
            {bar.sharesHeight > 0 ? (
              <rect className="flow-out" x={bar.x} y={height - bar.sharesHeight} width={bar.width} height={bar.sharesHeight} />
            ) : null}
          </g>
        ))}
        <line className="flow-line" x1="0" x2={width} y1={height} y2={height} />
      </svg>
    </ChartFrame>
  );
}
