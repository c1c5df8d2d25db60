import type { BuyView } from '@waybill/contract/sales/buy-view';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';

type BuySumProps = {
  readonly view: BuyView;
  readonly fee: number;
  readonly charge: number;
  readonly pays: number;
};

/** The sum that a buyer pays, line by line. */
export function BuySum({ view, fee, charge, pays }: BuySumProps) {
  const { currency } = view;
  const isBuyers = view.deliveryPaidBy === 'buyer';
  return (
    <dl className="grid gap-1.5">
      <Line caption={view.title} major={view.price} currency={currency} />
      {isBuyers ? (
        <>
          <Line caption="Delivery" major={fee} currency={currency} />
          {charge > 0 ? <Line caption="Charge for sending" major={charge} currency={currency} /> : null}
        </>
      ) : (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">Delivery</dt>
          <dd className="text-right">Paid by {view.seller.name}</dd>
        </div>
      )}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-line pt-2.5">
        <dt className="font-semibold">You pay</dt>
        <dd>
          <Amount minor={minorOf(pays)} currency={currency} className="text-21" />
        </dd>
      </div>
    </dl>
  );
}

function Line({ caption, major, currency }: { caption: string; major: number; currency: BuyView['currency'] }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 truncate text-ink-soft">{caption}</dt>
      <dd>
        <Amount minor={minorOf(major)} currency={currency} />
      </dd>
    </div>
  );
}
