import { addDays } from '@waybill/contract/day';
import { roundTop, shortMoney } from '../../../../ui/axis.ts';
import { ChartFrame } from '../../../../ui/chart-frame.tsx';
import { formatMoney, spokenMoney } from '../../../../ui/format-money.ts';
import { dayInWords } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { type EarningDay, earningBars, mostEarned } from '../../model/earning-bars.ts';

const [width, height] = [320, 88];

/** A bar for each day, and the same as a table for whoever reads rather than looks. */
export function EarningsChart({ days }: { readonly days: readonly EarningDay[] }) {
  const last = days.at(-1);
  if (!last) return null;
  const total = days.reduce((so, { earned }) => so + minorOf(earned), 0);
  const inWords = (day: string) => dayInWords(day, addDays(last.day, 400)).replace(/ \d{4}$/, '');
  const top = roundTop(mostEarned(days));
  const axis = [
    { at: 0, label: shortMoney(top, last.currency) },
    { at: 0.5, label: shortMoney(top / 2, last.currency) },
    { at: 1, label: shortMoney(0, last.currency) },
  ];
  return (
    <div>
      <p className="mb-2 text-13 text-ink-soft">
        <strong className="font-semibold text-ink">{formatMoney(total, last.currency)}</strong> in the last {days.length} days
      </p>
      <ChartFrame
        ticks={axis}
        foot={[inWords(days[0]?.day ?? last.day), inWords(days[Math.floor(days.length / 2)]?.day ?? ''), 'Today']}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`In the last ${days.length} days you earned ${spokenMoney(total, last.currency)}.`}
          preserveAspectRatio="none"
          className="relative block h-[88px] w-full"
        >
          {earningBars(days, width, height, top).map((bar, index) => (
            <g key={bar.day}>
              <title>{`${inWords(bar.day)}: ${formatMoney(minorOf(days[index]?.earned ?? 0), last.currency)}`}</title>
              {bar.height > 0 ? (
                <rect className="flow-in" x={bar.x} y={height - bar.height} width={bar.width} height={bar.height} />
              ) : null}
            </g>
          ))}
          <line className="flow-line" x1="0" x2={width} y1={height} y2={height} />
        </svg>
      </ChartFrame>
      <details className="mt-2 text-15">
        <summary className="min-h-11 cursor-pointer py-2.5 text-lagoon">Day by day</summary>
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Earned</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, earned, currency }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {inWords(day)}
                </th>
                <td className="py-1.5 text-right tabular">{formatMoney(minorOf(earned), currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
