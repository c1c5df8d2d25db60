import type { EarningsGroup, EarningsRow } from '@waybill/contract/earnings/earnings-view';
import type { Currency } from '@waybill/contract/money';
import { Amount } from '../../../ui/amount.tsx';
import { here } from '../../../ui/calendar.ts';
import { dayIn, dayInWords } from '../../../ui/lagos-day.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { parcelWords } from '../model/share-words.ts';

const heads: Readonly<Record<EarningsGroup, string>> = { rider: 'Rider', vehicle: 'Vehicle', route: 'Route', day: 'Day' };
const unnamed: Readonly<Record<EarningsGroup, string>> = {
  rider: 'Nobody named',
  vehicle: 'Without a vehicle',
  route: 'Another way',
  day: 'Another day',
};

type EarningsTableProps = {
  readonly by: EarningsGroup;
  readonly rows: readonly EarningsRow[];
  readonly currency: Currency;
  readonly hidden: boolean;
};

/** One line for each rider, vehicle, route or day. On a phone what there is no room for stands below the name. */
export function EarningsTable({ by, rows, currency, hidden }: EarningsTableProps) {
  const amountOf = (major: number) => <Amount minor={minorOf(major)} currency={currency} hidden={hidden} />;
  return (
    <table className="w-full text-13 sm:text-15">
      <caption className="sr-only">What was earned by {heads[by].toLowerCase()}</caption>
      <thead className="text-left text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 pr-2 font-medium">
            {heads[by]}
          </th>
          <th scope="col" className="hidden py-1.5 pl-2 text-right font-medium lg:table-cell">
            Commission
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            Earned
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            Riders
          </th>
          <th scope="col" className="hidden py-1.5 pl-2 text-right font-medium sm:table-cell">
            Left
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id ?? row.name ?? 'nobody'} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-2 text-left font-normal wrap-anywhere">
              {nameOf(by, row)}
              <span className="block text-13 text-ink-soft">
                {parcelWords(row.parcels)}
                <span className="sm:hidden"> · left {amountOf(row.left)}</span>
              </span>
            </th>
            <td className="hidden py-2 pl-2 text-right lg:table-cell">{amountOf(row.commission)}</td>
            <td className="py-2 pl-2 text-right">{amountOf(row.earned)}</td>
            <td className="py-2 pl-2 text-right">{amountOf(row.shares)}</td>
            <td className="hidden py-2 pl-2 text-right sm:table-cell">{amountOf(row.left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf(by: EarningsGroup, { id, name }: EarningsRow): string {
  if (by === 'day' && id !== null) return dayInWords(id, dayIn(new Date(), here));
  return name ?? unnamed[by];
}
