import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderActionView, OrderView } from '@waybill/contract/orders/order-view';
import { otherOf, shortName } from './order-words.ts';

type Question = { readonly title: string; readonly text: string; readonly confirm: string; readonly keep: string };

type Asked = Pick<OrderView, 'orderStatus' | 'askedBy' | 'role' | 'sender' | 'carrier'>;

/** The question before a step that ends something; undefined where a press is enough. */
export function questionBefore(order: Asked, { to, needs }: OrderActionView): Question | undefined {
  if (needs !== null) return undefined;
  const name = shortName(otherOf(order));
  const isBooking = order.askedBy === 'sender';
  if (to === orderStatus.Declined)
    return isBooking
      ? {
          title: 'Decline this booking?',
          text: `${name} gets the money back at once and looks for somebody else.`,
          confirm: 'Decline it',
          keep: 'Not yet',
        }
      : {
          title: `Decline ${name}’s offer?`,
          text: 'Your parcel stays on the board, and your money in escrow.',
          confirm: 'Decline it',
          keep: 'Not yet',
        };
  if (to === orderStatus.Cancelled && isBooking && order.orderStatus === orderStatus.Requested)
    return {
      title: 'Cancel this booking?',
      text: 'The parcel is withdrawn, and all of your money is back in your wallet at once.',
      confirm: 'Cancel booking',
      keep: 'Keep it',
    };
  if (to === orderStatus.Cancelled && order.orderStatus === orderStatus.Returning)
    return {
      title: 'Is it back in your hands?',
      text: `Say yes only when you have the parcel. ${name} gets the other half of the fee, and your buyer their money.`,
      confirm: 'Yes, I have it',
      keep: 'Not yet',
    };
  if (to === orderStatus.Returning)
    return {
      title: 'Have it brought back?',
      text: `${name} brings it to where it came from, for the other half of the fee. Your buyer gets all of their money back.`,
      confirm: 'Bring it back',
      keep: 'Not yet',
    };
  if (to === orderStatus.Cancelled && order.orderStatus !== orderStatus.Requested)
    return {
      title: 'Is it back in your hands?',
      text: 'Say yes only when you have the parcel. The order ends, and your money is back in your wallet at once.',
      confirm: 'Yes, I have it',
      keep: 'Not yet',
    };
  if (to === orderStatus.Completed)
    return {
      title: 'Did it arrive?',
      text: `${name} is paid at once. Only say yes when the receiver has the parcel.`,
      confirm: 'Yes, it arrived',
      keep: 'Not yet',
    };
  return undefined;
}

/** The message after a step was taken. */
export function doneWords(order: OrderView): { readonly title: string; readonly text: string } | undefined {
  const name = shortName(otherOf(order));
  const isSender = order.role === 'sender';
  switch (order.orderStatus) {
    case orderStatus.Accepted:
      return isSender
        ? { title: `${name} carries your parcel`, text: 'Give the pickup code only when the parcel changes hands.' }
        : { title: 'It’s yours to carry', text: `${name} and the receiver have been told.` };
    case orderStatus.InTransit:
      return { title: 'On the way', text: 'Safe journey.' };
    case orderStatus.Completed:
      return { title: 'Completed', text: isSender ? `${name} is paid.` : 'You are paid.' };
    case orderStatus.AttemptFailed:
      return { title: 'We have noted it', text: `Half of the fee is yours. ${name} says what happens next.` };
    case orderStatus.Returning:
      return isSender
        ? { title: 'It comes back to you', text: `${name} has been told.` }
        : { title: 'Please bring it back', text: `The other half of the fee is yours when ${name} has it.` };
    case orderStatus.Declined:
      return { title: 'Declined', text: `${name} has been told.` };
    case orderStatus.Disputed:
      return { title: 'Our team is looking into it', text: 'The money stays where it is until it is decided.' };
    case orderStatus.Cancelled:
      return {
        title: 'Cancelled',
        text: isSender && order.escrow === 'released' ? 'Your money is back in your wallet.' : `${name} has been told.`,
      };
    default:
      return undefined;
  }
}

/** Sorts the steps that lead on before a complaint. */
export function inOrder(actions: readonly OrderActionView[]): readonly OrderActionView[] {
  const isComplaint = ({ to }: OrderActionView) => to === orderStatus.Disputed;
  return [...actions.filter((action) => !isComplaint(action)), ...actions.filter(isComplaint)];
}

/** The sender is asked whether the parcel arrived: one step says yes, a complaint says no. A seller is not asked about what they sold. */
export function isArrivalAsked({
  role,
  orderStatus: status,
  actions,
}: Pick<OrderView, 'role' | 'orderStatus' | 'actions'>): boolean {
  return role === 'sender' && status === orderStatus.Delivered && actions.some(({ to }) => to === orderStatus.Completed);
}

type Stepped = Pick<OrderView, 'role' | 'orderStatus' | 'actions' | 'cancellationAsked' | 'door'>;

/** Ended by one side; what comes back at the end of its way back is no such end. */
function isTakenBack({ orderStatus: status }: Stepped, { to }: OrderActionView): boolean {
  return to === orderStatus.Cancelled && status !== orderStatus.Returning;
}

/** The look of a step’s button: one leads on, the others stay beside it. Taking something back never leads on. */
export function stepLook(order: Stepped, action: OrderActionView, isFirst: boolean): 'primary' | 'secondary' | 'quiet' {
  const isAsked = order.cancellationAsked !== null;
  if (action.to === orderStatus.Disputed) return isAsked || isArrivalAsked(order) ? 'secondary' : 'quiet';
  if (action.needs === 'reasons' || (isTakenBack(order, action) && !isAsked)) return 'quiet';
  // On the road nobody has failed yet.
  if (action.needs === 'attempt') return isAttemptLikely(order) ? 'secondary' : 'quiet';
  return isFirst ? 'primary' : 'secondary';
}

/** At a door where no money has come, or with nothing left to wait for. */
function isAttemptLikely({ door }: Stepped): boolean {
  return door !== null && (door.isPaid || door.until !== null);
}
