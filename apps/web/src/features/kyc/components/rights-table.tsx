import type { Currency } from '@waybill/contract/money';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { formatRoundMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

/** The most that may be added at a time, in one’s own currency: now, and with a checked identity. */
export type TopUpRights = { readonly currency: Currency; readonly now: number; readonly checked: number };

type Right = { readonly what: string; readonly before: boolean | string; readonly after: boolean | string };

function rightsWith(topUp: TopUpRights | undefined): readonly Right[] {
  const money = (major: number, currency: Currency) => formatRoundMoney(minorOf(major), currency);
  return [
    { what: 'Send parcels, book, chat', before: true, after: true },
    ...(topUp
      ? [
          {
            what: 'Add money at a time, up to',
            before: money(topUp.now, topUp.currency),
            after: money(topUp.checked, topUp.currency),
          },
        ]
      : []),
    { what: 'Carry parcels', before: false, after: true },
    { what: 'Post batch shipping', before: false, after: true },
    { what: 'Withdraw money', before: false, after: true },
  ];
}

/** The permissions before the check and after it. While it is pending, and after a refusal, those from before hold. */
export function RightsTable({ topUp }: { readonly topUp: TopUpRights | undefined }) {
  return (
    <table className="w-full text-left text-15">
      <caption className="sr-only">What an identity check allows</caption>
      <thead className="text-13 text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-medium">
            You may
          </th>
          <th scope="col" className="px-2 py-2 text-center font-medium">
            Now
          </th>
          <th scope="col" className="py-2 text-center font-medium">
            Once checked
          </th>
        </tr>
      </thead>
      <tbody>
        {rightsWith(topUp).map(({ what, before, after }) => (
          <tr key={what} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 font-normal">
              {what}
            </th>
            <td className="px-2 py-2 text-center">
              <Allowed is={before} />
            </td>
            <td className="py-2 text-center">
              <Allowed is={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Allowed({ is }: { readonly is: boolean | string }) {
  if (typeof is === 'string') return <span className="tabular text-13 whitespace-nowrap">{is}</span>;
  const Icon = is ? Check : Minus;
  return (
    <>
      <Icon size={18} aria-hidden="true" className={is ? 'inline text-palm' : 'inline text-ink-soft'} />
      <span className="sr-only">{is ? 'Yes' : 'No'}</span>
    </>
  );
}
