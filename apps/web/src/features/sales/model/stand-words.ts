import type { SaleView } from '@waybill/contract/sales/sale-view';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { buyerOf } from './sale-words.ts';

type Stand = Pick<
  SaleView,
  'state' | 'delivery' | 'isCollected' | 'payWhen' | 'buyerName' | 'sellerGets' | 'currency' | 'question'
>;

/** Where a sale stands, in a sentence for its seller. */
export function standSentence(sale: Stand): string {
  const buyer = buyerOf(sale);
  const decision = sale.question?.decision;
  const gets = formatMoney(minorOf(decision?.sellerGets ?? sale.sellerGets), sale.currency);
  switch (sale.state) {
    case 'waiting':
      return 'Your link is open. Send it to your buyer; whoever orders first gets it.';
    case 'ordered':
      return sale.payWhen === 'door'
        ? `${buyer} has ordered and pays at the door. Send it when you are ready.`
        : `${buyer} has ordered and is paying. Wait until it says “Paid” here: a picture of a bank alert proves nothing.`;
    case 'paid':
      return `${buyer} has paid. The money is safe in escrow; now send it.`;
    case 'sent':
      return sentSentence(sale.delivery, buyer);
    case 'arrived':
      return `${buyer} has it. ${gets} is yours, to spend in a day.`;
    case 'questioned':
      return `${buyer} says it is not what you sold. The money waits until our team has looked at both sides.`;
    case 'paid-out':
      return `Sold. ${gets} is in your wallet.`;
    case 'came-back':
      if (decision) return `${buyer} got back what they paid for it.`;
      return sale.isCollected
        ? `It did not reach ${buyer}. What they paid, if they did, went back to them.`
        : `It came back to you, and ${buyer}’s money went back to them.`;
    case 'ended':
      return 'This sale has ended. Nothing was sent, and nobody paid for it in the end.';
  }
}

function sentSentence(delivery: Stand['delivery'], buyer: string): string {
  switch (delivery) {
    case 'looking':
      return `It is on the board, for somebody to take it to ${buyer}.`;
    case 'agreed':
      return `A carrier takes it to ${buyer} and comes for it. Hand it over with your pickup code.`;
    case 'at-the-door':
      return `The carrier is at ${buyer}’s door now.`;
    case 'failed':
      return `It could not be handed over to ${buyer}. You decide: another attempt, or back to you.`;
    case 'going-back':
      return `It is coming back to you. What ${buyer} has paid goes back to them once you have it.`;
    case 'held-up':
      return 'Somebody said that something is wrong with the delivery. The money waits until our team has decided.';
    default:
      return `A carrier is taking it to ${buyer}.`;
  }
}

/** What happens by itself, before the time when it does. */
export function movesByWords({ state, payWhen }: Pick<SaleView, 'state' | 'payWhen'>): string | undefined {
  switch (state) {
    case 'waiting':
      return 'The link ends';
    case 'ordered':
      return payWhen === 'door' ? 'Send it, or the sale ends' : 'Their time to pay ends';
    case 'paid':
      return 'Send it, or the money goes back';
    case 'arrived':
      return 'Yours to spend';
    default:
      return undefined;
  }
}

/** Ending it now, by what the buyer has done: once it is paid, it is to cancel and to refund. */
export function endingWords(sale: Pick<SaleView, 'state' | 'payWhen' | 'buyerName' | 'order' | 'currency'>) {
  const buyer = buyerOf(sale);
  if (sale.order?.isPaid) {
    const sum = formatMoney(minorOf(sale.order.buyerPays), sale.currency);
    return {
      action: `Cancel and refund ${buyer}`,
      text: `${buyer} has paid and waits for it. All of their ${sum} goes back to where they paid it from, and they get an SMS at once. It costs you nothing, and the sale is over.`,
      confirm: 'Cancel and refund',
      done: `Cancelled. ${buyer} gets everything back`,
    } as const;
  }
  return {
    action: 'End this sale',
    text: sale.order
      ? `${buyer} gets an SMS at once. If they are paying just now, that goes back to them.`
      : 'Nobody can order with this link any more. You can make another one.',
    confirm: 'End it',
    done: 'This sale has ended',
  } as const;
}
