import type { Currency } from '@waybill/contract/money';
import { Amount } from '../../../ui/amount.tsx';
import { dayInWords } from '../../../ui/lagos-day.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import type { FlowDay } from '../model/money-bars.ts';

type MoneyFlowTableProps = { readonly days: readonly FlowDay[]; readonly currency: Currency };

/** The chart in figures: the days on which something moved, newest first. */
export function MoneyFlowTable({ days, currency }: MoneyFlowTableProps) {
  const today = days.at(-1)?.day ?? '';
  const moved = days.filter(({ moneyIn, moneyOut }) => moneyIn > 0 || moneyOut > 0).toReversed();
  return (
    <details className="filters">
      <summary className="-ml-3 text-15">Show as a table</summary>
      <div className="max-h-72 overflow-y-auto">
        <table className="w-full text-13">
          <caption className="sr-only">Money in and out by day</caption>
          <thead className="text-left text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                Day
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                In
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Out
              </th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ day, moneyIn, moneyOut }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {dayInWords(day, today)}
                </th>
                <td className="py-1.5 text-right">
                  {moneyIn > 0 ? <Amount minor={minorOf(moneyIn)} currency={currency} /> : '–'}
                </td>
                <td className="py-1.5 text-right">
                  {moneyOut > 0 ? <Amount minor={minorOf(moneyOut)} currency={currency} /> : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
