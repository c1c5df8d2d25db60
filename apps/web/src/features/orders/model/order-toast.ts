import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';

import { otherOf, shortName } from './order-words.ts';

export type Toast = { readonly title: string; readonly text: string };

type ToastedOrder = Pick<
  OrderView,
  'outcome' | 'role' | 'orderStatus' | 'sender' | 'carrier' | 'history' | 'trackingId' | 'isBooking' | 'askedBy' | 'assignment'
>;

/** The toast about the other side’s action; undefined for one’s own. */
export function orderToast(order: ToastedOrder, what: string): Toast | undefined {
  const event = order.history.findLast((entry) => entry.what === what);
  if (event?.by === order.role) return undefined;
  // With the receiver’s code a delivery is completed in the same moment, which has its own toast.
  if (what === 'order.delivered' && order.orderStatus === orderStatus.Completed) return undefined;
  // The sender, who chose another carrier, knows it.
  if (what === 'order.declined' && event?.by === 'time')
    return order.role === 'sender' ? undefined : { title: 'Another carrier was chosen', text: 'The next parcel may be yours.' };
  if (what === 'order.cancelled' && event?.by === 'time') return takenDown(order);
  // The sender, who changed the fee, knows it.
  if (order.role === 'sender' && (what === 'fee-raised' || (what === 'order.fee-lowered' && event?.by === 'time')))
    return undefined;
  const other = shortName(otherOf(order));
  // Said to both, and by nobody in particular.
  if (quiet.includes(what)) return undefined;
  if (what === 'order.disputed' && event?.by === 'time')
    return {
      title: 'Our team is looking into it',
      text: 'Nobody answered in time. The money stays in escrow until it is decided.',
    };
  // The sums are on the order and in the notification: their words would travel with every page here.
  if (event?.by === 'ops' && order.outcome) return { title: 'Our team has decided', text: 'The order says who got what.' };
  const words = event?.by === 'ops' ? undefined : wordsOf[what]?.(other, order);
  return words ?? { title: 'News of a delivery', text: `Something has changed with ${order.trackingId}.` };
}

/** The parcel or the journey is gone, and with it what was only asked for. */
function takenDown({ role, askedBy }: ToastedOrder): Toast | undefined {
  if (askedBy === 'sender') return { title: 'The booking is over', text: role === 'sender' ? moneyBack : nothingLeft };
  return role === 'carrier' ? { title: 'The parcel was taken down', text: nothingLeft } : undefined;
}

const moneyBack = 'Your money is back in your wallet.';
const nothingLeft = 'There is nothing left for you to do.';

/** Events without a toast: stars, who rides and words about a door show where they are seen; a code sent again concerns the receiver. */
const quiet = ['rated', 'rider', 'code-sent', 'claim-late', 'door-words', 'question-answered', 'question-unanswered'];

const wordsOf: Readonly<Record<string, (other: string, order: ToastedOrder) => Toast>> = {
  'assignment-declined': (_, { assignment }) => ({
    title: `${assignment?.riderName ?? 'Your rider'} said no`,
    text: assignment?.reason ? `“${assignment.reason}” It waits for another rider.` : 'It waits for another rider.',
  }),
  'order.requested': (other, { role }) =>
    role === 'sender'
      ? { title: `${other} wants to carry your parcel`, text: 'Accept or decline: your money is safe meanwhile.' }
      : { title: `${other} asks you to carry a parcel`, text: 'The fee is in escrow. You have 24 hours to answer.' },
  'order.accepted': (other, { role }) =>
    role === 'sender'
      ? { title: `${other} carries your parcel`, text: 'Your code for the pickup is on the order.' }
      : { title: `${other} has accepted`, text: 'The parcel is yours to carry, and the fee is in escrow.' },
  'order.declined': (other, { role, isBooking }) =>
    role === 'sender' && isBooking
      ? { title: `${other} cannot carry it`, text: moneyBack }
      : { title: `${other} has declined`, text: 'The parcel goes another way.' },
  'order.cancelled': (other, { role, askedBy, history }) => {
    const wasAgreed = history.some(({ what }) => what === 'order.accepted');
    // The hold belongs to the parcel, which is still wanted.
    if (role === 'sender' && askedBy === 'carrier' && !wasAgreed)
      return {
        title: `${other} withdrew the offer`,
        text: 'Your parcel waits for somebody else, and the fee stays in escrow.',
      };
    return { title: `${other} has cancelled`, text: role === 'sender' ? moneyBack : nothingLeft };
  },
  'order.fee-lowered': (other) => ({
    title: `${other} lowered the fee`,
    text: 'Your offer has ended. Make it again if that suits you.',
  }),
  'fee-raised': (other) => ({ title: `${other} raised the fee`, text: 'Your offer stands, for more.' }),
  'order.expired': (_, { role, isBooking }) => ({
    title: 'Nobody answered in time',
    text: role === 'sender' && isBooking ? moneyBack : 'The request is over.',
  }),
  'order.picked-up': (other) => ({ title: `${other} has your parcel`, text: 'You can follow it from now on.' }),
  'order.in-transit': (other) => ({ title: `${other} is on the way`, text: 'You can follow the parcel on the map.' }),
  'order.delivered': (other) => ({
    title: `${other} has handed your parcel over`,
    text: 'Did it arrive? Say so, and the fee is paid.',
  }),
  'order.completed': (_, { role }) =>
    role === 'carrier'
      ? { title: 'Delivered, and paid', text: 'What you earned is in your wallet.' }
      : { title: 'Your parcel has arrived', text: 'Tell others how it was.' },
  'order.disputed': (other) => ({
    title: `${other} says that something is wrong`,
    text: 'The money stays in escrow until our team has decided.',
  }),
  'order.attempt-failed': (other, { role }) =>
    role === 'sender'
      ? { title: `${other} could not hand it over`, text: 'Another attempt, or the way back? You have a day to choose.' }
      : { title: 'The attempt is noted', text: 'Half of the fee is yours.' },
  'order.try-again': (other) => ({
    title: `${other} asks you to try again`,
    text: 'The day is on the order, and half a fee more for you.',
  }),
  'order.returning': (other, { role }) =>
    role === 'sender'
      ? { title: 'Your parcel comes back', text: `${other} brings it. Give the return code only when you have it.` }
      : { title: 'Please bring it back', text: `The other half of the fee is yours when ${other} has it.` },
  'order.returned': (other, { role }) =>
    role === 'sender'
      ? { title: `${other} brought it back`, text: 'Your buyer gets all of their money back.' }
      : { title: `${other} has it back`, text: 'The other half of the fee is yours.' },
  door: (other) => ({ title: `${other} is at the door`, text: 'Your buyer has 30 minutes to pay.' }),
  paid: () => ({ title: 'PAID', text: 'The buyer’s money is in escrow.' }),
  'cancellation-asked': (other) => ({
    title: `${other} wants to bring the parcel back`,
    text: 'Agree once you have it. Without an answer our team decides.',
  }),
  evidence: (other) => ({ title: `${other} has added to the case`, text: 'You can add what you know, too.' }),
  'question-asked': () => ({ title: 'We need an answer from you', text: 'Our team has a question about it.' }),
  'question-reminded': () => ({ title: 'We still need your answer', text: 'The order says by when.' }),
  'question-withdrawn': () => ({ title: 'No answer needed', text: 'Our team took its question back.' }),
  'receiver-note': (_, { role }) =>
    role === 'carrier'
      ? { title: 'A note from the receiver', text: 'Read it before you hand the parcel over.' }
      : { title: 'The receiver left the carrier a note', text: 'It stands with the order.' },
  'receiver-changed': (other) => ({ title: `${other} has changed who receives it`, text: 'Look before you set off.' }),
};
