import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { reasonWords } from '@waybill/contract/orders/reason-words';
import { needWords, otherOf, shortName } from './order-words.ts';
import { outcomeText } from './outcome-words.ts';
import { eventWords } from './status-words.ts';

const { Requested, Accepted, PickedUp, InTransit, Delivered, Completed, Disputed } = orderStatus;

/** Where an order stands, in a sentence to whoever reads it. */
export function standWords(order: OrderView): string {
  const name = shortName(otherOf(order));
  const isSender = order.role === 'sender';
  if (order.outcome) return outcomeText(order) ?? '';
  switch (order.orderStatus) {
    case Requested:
      if (order.askedBy === order.role) return `${name} has your ${isSender ? 'request' : 'offer'}.`;
      return order.needsMe ? `${needWords(order)}.` : 'Another fee was named since. That is what waits for an answer.';
    case Accepted:
      return isSender ? `${name} comes to pick it up.` : `Pick it up from ${name}.`;
    case PickedUp:
      return isSender ? `${name} has your parcel.` : 'You have the parcel.';
    case InTransit:
      return isSender ? `${name} is on the way with it.` : 'You are on the way with it.';
    case Delivered:
      return isSender ? `${name} has handed it over.` : `You handed it over. ${name} says whether it arrived.`;
    case Completed:
      return isSender ? 'Your parcel has arrived.' : 'It has arrived. Well carried.';
    case Disputed:
      return 'Our team is looking into it.';
    default:
      return endWords(order);
  }
}

/** How it ended before it began or on the way: by whom, and why. */
function endWords({ history, role }: OrderView): string {
  const event = history.findLast(({ orderStatus: to }) => to !== null);
  if (!event) return 'It is over.';
  const reasons = reasonWords(event.cancellationReasons);
  return `${eventWords(event, role)}${reasons ? `: “${reasons}”` : '.'}`;
}
