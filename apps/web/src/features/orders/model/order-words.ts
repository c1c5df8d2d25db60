import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderSummaryView, OrderView } from '@waybill/contract/orders/order-view';
import { itemCategories } from '@waybill/contract/timeline/enums';
import type { AuthorView } from '@waybill/contract/timeline/item-view';
import { dateInWords, dayInWords } from '../../../ui/lagos-day.ts';

export type Side = OrderView['role'];

type Sides = Pick<OrderSummaryView, 'role' | 'sender' | 'carrier'>;

/** The one on the other side of it. */
export function otherOf({ role, sender, carrier }: Sides): AuthorView {
  return role === 'sender' ? carrier : sender;
}

/** The name used in a sentence: a person’s first name, a business’s whole name. */
export function shortName({ fullName, isDispatchPartner }: Pick<AuthorView, 'fullName' | 'isDispatchPartner'>): string {
  return isDispatchPartner ? fullName : (fullName.split(' ')[0] ?? fullName);
}

export function categoryWord(id: number): string {
  return itemCategories.find((category) => category.id === id)?.name ?? 'Something else';
}

/** A place without what lies around it. */
export function placeName(label: string): string {
  return label.split(', ')[0] ?? label;
}

/** “Yaba to Wuse”. */
export function wayWords({ pickup, dropOff }: { readonly pickup: string; readonly dropOff: string }): string {
  return `${placeName(pickup)} to ${placeName(dropOff)}`;
}

type Waiting = Sides & Pick<OrderSummaryView, 'orderStatus' | 'askedBy' | 'needsMe'>;

/** The step that is waited for, addressed to the side that has to take it. */
export function needWords(order: Waiting): string {
  const name = shortName(otherOf(order));
  const isSender = order.role === 'sender';
  switch (order.orderStatus) {
    case orderStatus.Requested:
      return order.askedBy === 'sender' ? `${name} asks you to carry it` : `${name} offers to carry it`;
    case orderStatus.Accepted:
      return isSender ? `Have the pickup code ready for ${name}` : `Pick it up from ${name}`;
    case orderStatus.PickedUp:
    case orderStatus.InTransit:
      return isSender ? `${name} wants to bring it back` : 'Hand it over, with the receiver’s code';
    case orderStatus.AttemptFailed:
      return isSender ? 'Nobody took it: try again, or have it brought back' : `${name} says what happens next`;
    case orderStatus.Returning:
      return isSender ? `${name} brings it back to you` : `Bring it back to ${name}`;
    case orderStatus.Delivered:
      return isSender ? 'Did it arrive?' : `${name} says whether it arrived`;
    case orderStatus.Disputed:
      return order.needsMe ? 'Answer our team’s question' : 'Tell us what happened';
    default:
      return `How was it with ${name}?`;
  }
}

function heldWords(isSender: boolean, status: number): string {
  if (status === orderStatus.Delivered)
    return isSender
      ? 'It is paid when you confirm that the parcel arrived.'
      : 'It is yours when the sender confirms that it arrived.';
  return isSender
    ? 'It is paid when the parcel is handed over, and not before.'
    : 'It is yours when you have handed the parcel over.';
}

/** Where the money is, as the books say; nothing else counts. */
export function escrowWords(
  escrow: OrderView['escrow'],
  role: Side,
  status: number,
): { readonly title: string; readonly text: string; readonly tone: 'success' | 'attention' | 'info' } {
  const isSender = role === 'sender';
  switch (escrow) {
    case 'held':
      return {
        title: 'The fee is in escrow',
        text: heldWords(isSender, status),
        tone: 'success',
      };
    case 'frozen':
      return { title: 'The fee stays in escrow', text: 'Nobody gets it until our team has decided.', tone: 'attention' };
    case 'released':
      return {
        title: isSender ? 'Your money is back in your wallet' : 'The money went back to the sender',
        text: isSender ? 'All of it, with the charge for sending.' : 'Nothing is owed on either side.',
        tone: 'info',
      };
    case 'captured':
      return {
        title: isSender ? 'The carrier is paid' : 'You are paid',
        text: isSender ? 'Thank you for sending with Waybill.' : 'It went to your wallet, where it clears within 24 hours.',
        tone: 'success',
      };
    case 'split':
      return {
        title: 'The money was shared',
        text: 'Our team decided for both of you; your wallet shows your part.',
        tone: 'info',
      };
  }
}

/** What nobody took has cost something, and somebody has earned it. */
const backWords: Readonly<Record<Side, ReturnType<typeof escrowWords>>> = {
  sender: {
    title: 'It came back',
    text: 'The attempt and the way back are paid. What was left is in your wallet, and your buyer gets all of theirs back.',
    tone: 'info',
  },
  carrier: {
    title: 'You are paid for the way',
    text: 'The attempt and the way back went to your wallet, where they clear within 24 hours.',
    tone: 'success',
  },
};

type Moneyed = Pick<OrderView, 'escrow' | 'role' | 'orderStatus' | 'door'>;

/** The same for an order whose buyer may still have to pay: what is not here is not called held. */
export function moneyWords({ escrow, role, orderStatus: status, door }: Moneyed): ReturnType<typeof escrowWords> {
  if (door && door.attempts.length > 0 && escrow === 'released') return backWords[role];
  if (!door || door.isPaid || escrow !== 'held') return escrowWords(escrow, role, status);
  return {
    title: 'To be paid at the door',
    text:
      role === 'sender'
        ? 'Your buyer pays before it is handed over. One fee of yours waits for an attempt that fails, and comes back if none does.'
        : 'Hand it over when this says PAID. An attempt that fails pays half of the fee.',
    tone: 'attention',
  };
}

/** The change an order will make by itself; the caller adds the moment: “in 5 hours” or “Sat 14 Nov, 9:40 am”. */
export function movesByWords(to: number): string {
  switch (to) {
    case orderStatus.Expired:
      return 'Without an answer it ends by itself';
    case orderStatus.Completed:
      return 'It completes by itself';
    case orderStatus.Disputed:
      return 'Without an answer our team looks into it';
    case orderStatus.Returning:
      return 'Without an answer it is brought back';
    default:
      return 'It moves on by itself';
  }
}

/** Of somebody whom one has muted. */
export function waitingWords(count: number): string {
  return count === 1 ? '1 unread message' : `${count} unread messages`;
}

const { Delivered, Completed, Cancelled, Declined, Expired } = orderStatus;
const over: readonly number[] = [Delivered, Completed, Cancelled, Declined, Expired];

/** When it goes; of what is over, the day that was planned, as a date: it goes neither today nor tomorrow. */
export function goesWords(status: number, day: string, today: string): { readonly caption: string; readonly value: string } {
  return over.includes(status)
    ? { caption: 'Was planned for', value: dateInWords(day, today) }
    : { caption: 'Goes', value: dayInWords(day, today) };
}

/** What our people wait for an answer to. An order that was kept before there were questions has none. */
export function openQuestionOf({ questions }: Partial<Pick<OrderView, 'questions'>>): OrderView['questions'][number] | undefined {
  return questions?.find(({ state }) => state === 'open');
}
