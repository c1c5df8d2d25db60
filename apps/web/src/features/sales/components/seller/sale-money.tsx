import { toMinor } from '@waybill/contract/money';
import { saleSums } from '@waybill/contract/sales/money';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { Amount } from '../../../../ui/amount.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Perforation } from '../../../../ui/perforation.tsx';
import { buyerOf } from '../../model/sale-words.ts';

type Money = { readonly sale: SaleView };

/** The money of a sale in words: what the buyer pays, what the seller gets of it, and what waits of theirs. */
export function SaleMoney({ sale }: Money) {
  const { currency } = sale;
  const isOver = sale.state === 'came-back' || sale.state === 'ended';
  return (
    <Ticket>
      <h2 className="px-5 pt-4 text-17">The money</h2>
      <dl className="grid gap-2 px-5 pt-3 pb-4">
        <Line caption="Your price" minor={minorOf(sale.price)} sale={sale} />
        <Line caption="Our part" minor={-minorOf(sale.commission)} sale={sale} />
      </dl>
      <Perforation />
      <dl className="px-5 py-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{sale.state === 'paid-out' ? 'You got' : isOver ? 'You would have got' : 'You get'}</dt>
          <dd>
            <Amount minor={minorOf(sale.sellerGets)} currency={currency} tone={isOver ? 'soft' : 'in'} className="text-21" />
          </dd>
        </div>
      </dl>
      {isOver ? null : <Sides sale={sale} />}
    </Ticket>
  );
}

function Line({ caption, minor, sale }: Money & { readonly caption: string; readonly minor: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{caption}</dt>
      <dd>
        <Amount minor={minor} currency={sale.currency} tone="soft" />
      </dd>
    </div>
  );
}

/** What each of the two puts in, once there is a buyer. */
function Sides({ sale }: Money) {
  const { order, currency } = sale;
  if (!order) return null;
  const buyer = buyerOf(sale);
  const money = (major: number) => formatMoney(minorOf(major), currency);
  const sums = saleSums(
    {
      goodsMinor: toMinor(sale.price),
      feeMinor: toMinor(order.fee),
      currency,
      deliveryPaidBy: sale.deliveryPaidBy,
      payWhen: order.payWhen,
    },
    toMinor(order.charge),
  );
  const wasSent = sale.packageId !== null;
  return (
    <div className="grid gap-2 border-t border-line px-5 py-4 text-15">
      <p>
        {`${buyer} ${order.isPaid ? 'has paid' : 'pays'} `}
        <strong className="font-semibold">{money(order.buyerPays)}</strong>
        {sale.deliveryPaidBy === 'buyer'
          ? ` in all: your price, ${money(order.fee)} for the delivery and our charge of ${money(order.charge)}.`
          : '; the delivery is on you.'}
      </p>
      {sums.sellerHolds > 0n && (wasSent || sale.deliveryPaidBy === 'buyer') ? (
        <p>
          {wasSent ? '' : 'When you send it, '}
          <strong className="font-semibold">{formatMoney(Number(sums.sellerHolds), currency)}</strong>
          {' of yours waits in escrow'}
          {sums.reserve > 0n
            ? `: ${money(order.fee)} of it in case nobody opens, which is back with you once it is handed over.`
            : '.'}
        </p>
      ) : null}
      {sale.deliveryPaidBy === 'seller' && !wasSent ? (
        <p className="text-ink-soft">You name the delivery fee when you send it.</p>
      ) : null}
    </div>
  );
}
