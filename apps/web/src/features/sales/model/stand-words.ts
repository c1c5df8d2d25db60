import type { SaleView } from '@waybill/contract/sales/sale-view';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { buyerOf } from './sale-words.ts';

type Stand = Pick<SaleView, 'state' | 'payWhen' | 'buyerName' | 'sellerGets' | 'currency' | 'orderId' | 'question'>;

/** Where a sale stands, in a sentence for its seller. */
export function standSentence(sale: Stand): string {
  const buyer = buyerOf(sale);
  const decision = sale.question?.decision;
  const gets = formatMoney(minorOf(decision?.sellerGets ?? sale.sellerGets), sale.currency);
  switch (sale.state) {
    case 'waiting':
      return 'Your link is open. Send it to your buyer; who orders first has it.';
    case 'ordered':
      return sale.payWhen === 'door'
        ? `${buyer} has ordered and pays at the door. Send it when you are ready.`
        : `${buyer} has ordered and is paying. Wait until it says “Paid” here: a picture of a bank alert proves nothing.`;
    case 'paid':
      return `${buyer} has paid. The money is safe in escrow; now send it.`;
    case 'sent':
      return sale.orderId === null ? `It is looking for a carrier to ${buyer}.` : `A carrier takes it to ${buyer}.`;
    case 'arrived':
      return `${buyer} has it. ${gets} is yours, to spend in a day.`;
    case 'questioned':
      return `${buyer} says it is not what you sold. The money waits until our team has looked at both sides.`;
    case 'paid-out':
      return `Sold. ${gets} is in your wallet.`;
    case 'came-back':
      if (decision) return `${buyer} got back what they paid for it.`;
      return `It came back to you, and ${buyer}’s money went back to them.`;
    case 'ended':
      return 'This sale has ended. Nothing was sent, and nobody paid for it in the end.';
  }
}

/** What happens by itself, before the time when it does. */
export function movesByWords({ state, payWhen }: Pick<SaleView, 'state' | 'payWhen'>): string | undefined {
  switch (state) {
    case 'waiting':
      return 'The link ends';
    case 'ordered':
      return payWhen === 'door' ? 'Send it by then, or it ends:' : 'Kept for them until';
    case 'paid':
      return 'Send it by then, or the money goes back:';
    case 'arrived':
      return 'Yours to spend';
    default:
      return undefined;
  }
}

/** What becomes of the money when the seller ends it now. */
export function endingWords(sale: Pick<SaleView, 'state' | 'payWhen' | 'buyerName' | 'order' | 'currency'>): string {
  const buyer = buyerOf(sale);
  if (sale.order?.isPaid)
    return `${formatMoney(minorOf(sale.order.buyerPays), sale.currency)} goes back to where ${buyer} paid it from, all of it. They are told.`;
  if (sale.order) return `${buyer} is told. What they are paying just now goes back to them.`;
  return 'Nobody can order with this link any more. You can make another one.';
}
