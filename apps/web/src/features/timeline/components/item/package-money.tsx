import type { PackageView } from '@waybill/contract/timeline/item-view';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { MoneyLine } from '../../../wallet/index.ts';

type PackageMoneyProps = { readonly item: PackageView; readonly look?: 'slip' | 'row' | 'words' };

/** The money of a parcel: its sender’s, or that of whoever carries it or could. */
export function PackageMoney({ item, look = 'row' }: PackageMoneyProps) {
  const { isMine, status, price, currency, secrets, sale } = item;
  const fee = { fee: price, currency, isPaid: status === 'delivered', look };
  if (!isMine) return <MoneyLine {...fee} side={status === 'open' || secrets ? 'carrier' : 'neither'} />;
  // Whose the delivery is, and what came back after attempts that failed, the sale says.
  if (sale?.isFeeFixed || (sale && status === 'withdrawn')) return <MoneyLine {...fee} side="neither" />;
  if (status === 'withdrawn' || status === 'expired') return <MoneyBack item={item} look={look} />;
  return <MoneyLine {...fee} side="sender" charge={secrets?.charge ?? null} />;
}

function MoneyBack({ item: { price, currency, secrets, sale }, look }: Required<PackageMoneyProps>) {
  const isSlip = look === 'slip';
  const all = minorOf(sale?.held ?? price + (secrets?.charge ?? 0));
  if (look === 'words')
    return (
      <span className="text-13 text-ink-soft">
        Back in your wallet <Amount minor={all} currency={currency} className="text-ink" />
      </span>
    );
  return (
    <span className={isSlip ? 'grid gap-0.5' : 'grid flex-none justify-items-end text-right'}>
      <span className={isSlip ? 'caption' : 'text-13 text-ink-soft'}>Back in your wallet </span>
      <Amount minor={all} currency={currency} className={isSlip ? 'text-28' : 'text-17'} />
    </span>
  );
}
