import { type SaleDelivery, type SaleGroup, type SaleState, saleLimits } from '@waybill/contract/sales/enums';
import type { SaleSummaryView } from '@waybill/contract/sales/sale-view';
import type { StampTone } from '../../../ui/stamp.tsx';

type SaleStamp = { readonly word: string; readonly tone: StampTone };

const stamps: Readonly<Record<SaleState, SaleStamp>> = {
  waiting: { word: 'Waiting', tone: 'ink' },
  ordered: { word: 'Ordered', tone: 'marigold' },
  paid: { word: 'Paid', tone: 'palm' },
  sent: { word: 'On the way', tone: 'lagoon' },
  arrived: { word: 'Handed over', tone: 'palm' },
  questioned: { word: 'Questioned', tone: 'clay' },
  'paid-out': { word: 'Paid out', tone: 'palm' },
  'came-back': { word: 'Came back', tone: 'clay' },
  ended: { word: 'Ended', tone: 'ink' },
};

/** Of what was sent: only what is otherwise than on its way. */
const deliveryStamps: Readonly<Partial<Record<SaleDelivery, SaleStamp>>> = {
  looking: { word: 'Posted', tone: 'lagoon' },
  agreed: { word: 'Posted', tone: 'lagoon' },
  'at-the-door': { word: 'At the door', tone: 'marigold' },
  failed: { word: 'Not handed over', tone: 'clay' },
  'going-back': { word: 'Going back', tone: 'marigold' },
  'held-up': { word: 'Held up', tone: 'clay' },
};

export function saleStamp({ state, delivery }: Pick<SaleSummaryView, 'state' | 'delivery'>): SaleStamp {
  return (delivery && deliveryStamps[delivery]) ?? stamps[state];
}

/** What wants the seller first, then what is under way, then what is over. */
export const groupsInOrder: readonly { readonly group: SaleGroup; readonly title: string }[] = [
  { group: 'paid', title: 'Paid, to be sent' },
  { group: 'waiting', title: 'Waiting' },
  { group: 'on-the-way', title: 'On the way' },
  { group: 'paid-out', title: 'Paid out' },
  { group: 'came-back', title: 'Came back or ended' },
];

type Sale = Pick<SaleSummaryView, 'state' | 'delivery' | 'payWhen' | 'buyerName'>;

/** The buyer as the seller knows them. */
export function buyerOf({ buyerName }: Pick<SaleSummaryView, 'buyerName'>): string {
  return buyerName ?? 'The buyer';
}

/** A line of the list, for the seller. */
export function saleLine(sale: Sale): string {
  const buyer = buyerOf(sale);
  switch (sale.state) {
    case 'waiting':
      return 'Nobody has ordered yet';
    case 'ordered':
      return sale.payWhen === 'door' ? `${buyer} pays at the door: send it` : `${buyer} is paying`;
    case 'paid':
      return `${buyer} has paid: send it`;
    case 'sent':
      return sentLine(sale.delivery, buyer);
    case 'arrived':
      return `${buyer} has it; your money clears`;
    case 'questioned':
      return `${buyer} says something is wrong`;
    case 'paid-out':
      return `Sold to ${buyer}`;
    case 'came-back':
      return 'It came back to you';
    case 'ended':
      return 'It was never sent';
  }
}

function sentLine(delivery: SaleDelivery | null, buyer: string): string {
  switch (delivery) {
    case 'looking':
      return 'Looking for a carrier';
    case 'agreed':
      return 'Its carrier comes for it';
    case 'at-the-door':
      return `The carrier is at ${buyer}’s door`;
    case 'failed':
      return `${buyer} did not get it: you decide`;
    case 'going-back':
      return 'It is coming back to you';
    case 'held-up':
      return 'Our team is looking at it';
    default:
      return `On its way to ${buyer}`;
  }
}

/** The same for the buyer. */
export function purchaseLine(sale: Pick<SaleSummaryView, 'state' | 'delivery' | 'payWhen'>): string {
  switch (sale.state) {
    case 'waiting':
    case 'ended':
      return 'The sale has ended';
    case 'ordered':
      return sale.payWhen === 'door' ? 'You pay at the door' : 'Pay to have it sent';
    case 'paid':
      return 'Your money is safe in escrow; the seller sends it next';
    case 'sent':
      return purchaseSentLine(sale.delivery);
    case 'arrived':
      return `Look at it now: for ${saleLimits.complaintHours} hours you can say that it is not right`;
    case 'questioned':
      return 'Our team is looking at it';
    case 'paid-out':
      return 'It is yours';
    case 'came-back':
      return 'It went back; so does your money';
  }
}

function purchaseSentLine(delivery: SaleDelivery | null): string {
  switch (delivery) {
    case 'looking':
      return 'Looking for a carrier';
    case 'at-the-door':
      return 'The carrier is at your door';
    case 'failed':
      return 'You did not get it; the seller decides what comes next';
    case 'going-back':
      return 'It is going back to the seller';
    case 'held-up':
      return 'Our team is looking at it';
    default:
      return 'On its way to you';
  }
}

/** Whether the seller has to do something now. */
export function needsSeller({ state, delivery, payWhen }: Pick<SaleSummaryView, 'state' | 'delivery' | 'payWhen'>): boolean {
  return delivery === 'failed' || state === 'paid' || (state === 'ordered' && payWhen === 'door');
}
