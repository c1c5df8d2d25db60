import type { BuyPaymentView, BuyView } from '@waybill/contract/sales/buy-view';
import { saleLimits } from '@waybill/contract/sales/enums';
import type { StampTone } from '../../../../ui/stamp.tsx';
import { money, originWords } from './buy-words.ts';

type Mine = NonNullable<BuyView['mine']>;
type Said = { readonly title: string; readonly text: string };

export type Standing = {
  readonly stamp: string;
  readonly tone: StampTone;
  readonly title: string;
  readonly text: string;
  /** The stop it is at, see `stops`. */
  readonly stop: number | undefined;
};

export const stops = ['Ordered', 'Paid', 'On its way', 'Yours'] as const;
export const doorStops = ['Ordered', 'On its way', 'Paid', 'Yours'] as const;
export const collectedStops = ['Posted', 'On its way', 'Paid', 'Yours'] as const;

/** Where it stands, for its buyer. */
export function standingOf(view: BuyView, mine: Mine): Standing {
  const { name } = view.seller;
  const isDoor = mine.payWhen === 'door';
  const sum = money(mine.pays, view);
  if (mine.decision) return decidedWords(view, mine.decision);
  switch (mine.state) {
    case 'waiting':
    case 'ordered':
      return isDoor
        ? {
            stamp: 'Ordered',
            tone: 'marigold',
            title: `${name} has your order`,
            text: `${name} sends it next. We text you when the carrier is at your door: you pay ${sum} then, and not before.`,
            stop: 0,
          }
        : {
            stamp: 'Not paid yet',
            tone: 'marigold',
            title: `Pay ${sum} and it is yours`,
            text: `It is kept for you for ${saleLimits.reservedMinutes} minutes. ${name} sends it once your payment is here.`,
            stop: 0,
          };
    case 'paid':
      return {
        stamp: 'Paid',
        tone: 'palm',
        title: 'Your money is safe with us',
        text: `${name} has ${saleLimits.sendWithinDays} days to send it. If it does not leave, all of it comes back to you.`,
        stop: 1,
      };
    case 'sent':
      return sentWords(view, mine, sum);
    case 'arrived':
      return {
        stamp: 'Handed over',
        tone: 'palm',
        title: view.isCollected ? 'Is it what you paid for?' : 'Is it what you bought?',
        text: `If it is, there is nothing to do: ${name} is paid a day after the handover.`,
        stop: 3,
      };
    case 'questioned':
      return {
        stamp: 'We are looking',
        tone: 'marigold',
        title: 'Nobody gets the money now',
        text: `You said that something is not right. Our people hear ${name} as well and decide; we text you what they say. Keep it as it is until then.`,
        stop: undefined,
      };
    case 'paid-out':
      return { stamp: 'Done', tone: 'palm', title: 'It is yours', text: `${name} has been paid. Enjoy it.`, stop: 3 };
    case 'came-back':
      return {
        stamp: 'Went back',
        tone: 'ink',
        title: `It went back to ${name}`,
        text:
          mine.isPaid || mine.returning + mine.returned > 0 ? 'You do not lose what you paid for it.' : 'You have paid nothing.',
        stop: undefined,
      };
    default:
      return {
        stamp: 'Ended',
        tone: 'ink',
        title: 'This sale has ended',
        text: `It never left ${name}. ${mine.returning + mine.returned > 0 ? 'What you paid is yours again.' : 'You have paid nothing.'}`,
        stop: undefined,
      };
  }
}

/** Our people have looked: who gets what of the price, and why. */
function decidedWords(view: BuyView, { buyerGets, because }: NonNullable<Mine['decision']>): Standing {
  const { name } = view.seller;
  const isSplit = buyerGets > 0 && buyerGets < view.price;
  return {
    stamp: 'Decided',
    tone: buyerGets > 0 ? 'palm' : 'ink',
    title: buyerGets === 0 ? `${name} is paid` : `You get ${money(buyerGets, view)} back`,
    text: `${isSplit ? `${name} is paid the rest. ` : ''}Our people write: “${because}”`,
    stop: buyerGets < view.price ? 3 : undefined,
  };
}

function sentWords(view: BuyView, mine: Mine, sum: string): Standing {
  const { name } = view.seller;
  const odd = oddDeliveryWords(name, mine);
  if (odd) return { ...odd, stop: mine.payWhen === 'door' ? 1 : 2 };
  if (mine.doorUntil !== null && !mine.isPaid)
    return {
      stamp: 'At your door',
      tone: 'marigold',
      title: `Pay ${sum} now`,
      text: 'The carrier waits with your parcel. Nobody gets the money before you give your code.',
      stop: 1,
    };
  if (mine.payWhen === 'door' && mine.isPaid)
    return {
      stamp: 'Paid',
      tone: 'palm',
      title: 'The carrier sees that you paid',
      text: 'Look at the parcel. If it is right, say your six-digit code: it came by SMS.',
      stop: 2,
    };
  return {
    stamp: 'On its way',
    tone: 'lagoon',
    title: mine.trackingId === null ? 'It is looking for its carrier' : 'It is on its way to you',
    text: mine.isPaid
      ? `Your money stays in escrow until you hold it. ${name} cannot touch it.`
      : `Have ${sum} ready ${view.currency === 'NGN' ? 'in your bank app' : 'with PayPal'}. We text you when the carrier is at your door.`,
    stop: mine.payWhen === 'door' ? 1 : 2,
  };
}

/** What is otherwise than on its way; nothing while all is as it should be. */
function oddDeliveryWords(name: string, { delivery, isPaid }: Mine): Omit<Standing, 'stop'> | undefined {
  const money = isPaid ? 'Your money stays in escrow.' : 'You have paid nothing.';
  switch (delivery) {
    case 'failed':
      return {
        stamp: 'Not handed over',
        tone: 'marigold',
        title: 'You did not get it this time',
        text: `The carrier could not hand it over. ${name} decides whether they come again. ${money}`,
      };
    case 'going-back':
      return {
        stamp: 'Going back',
        tone: 'ink',
        title: `It is going back to ${name}`,
        text: isPaid ? `Once ${name} has it, what you paid for it goes back to you.` : money,
      };
    case 'held-up':
      return {
        stamp: 'We are looking',
        tone: 'marigold',
        title: 'Our people look at the delivery',
        text: `Somebody said that something is wrong. ${money} We tell you here what is decided.`,
      };
    default:
      return undefined;
  }
}

/** What became of money that is not with the seller; nothing where there is none. */
export function returnWords(view: BuyView, mine: Mine): Said | undefined {
  const { returning, returned } = mine;
  if (returning > 0)
    return {
      title: `${money(returning, view)} is on its way back to you`,
      text: `It goes to ${originWords(view)}. That mostly takes minutes, sometimes three days.`,
    };
  if (returned > 0) return { title: `${money(returned, view)} went back to you`, text: `To ${originWords(view)}.` };
  return undefined;
}

type Odd = { readonly tone: 'attention' | 'info'; readonly title: string; readonly text: string };

/** What was odd about the money that came so far; nothing while all is as it should be. */
export function oddPaymentWords(view: BuyView, payment: BuyPaymentView): Odd | undefined {
  const { state, received, missing, returning, wasRejected } = payment;
  if (returning > 0)
    return {
      tone: 'info',
      title: `${money(returning, view)} goes back`,
      text: `${state === 'paid' ? 'It was more than the price' : state === 'over' ? 'Not all of it came in time' : 'It came too late'}, so we send it back to the account it came from.`,
    };
  if (state === 'part')
    return {
      tone: 'attention',
      title: `${money(received, view)} came, ${money(missing, view)} is missing`,
      text: 'Send the rest to the same account before the time is over. If it does not come, everything goes back.',
    };
  if (wasRejected)
    return {
      tone: 'attention',
      title: 'That was another amount',
      text: `The bank did not accept your transfer and gives it back by itself. Please send exactly ${money(missing, view)}.`,
    };
  return undefined;
}
