import type { BuyView } from '@waybill/contract/sales/buy-view';
import type { BuyerPayTime } from '@waybill/contract/sales/enums';
import { saleLimits } from '@waybill/contract/sales/enums';
import { formatMoney, formatRoundMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

export function money(major: number, { currency }: Pick<BuyView, 'currency'>): string {
  return formatMoney(minorOf(major), currency);
}

function roundMoney(major: number, { currency }: Pick<BuyView, 'currency'>): string {
  return formatRoundMoney(minorOf(major), currency);
}

/** What the delivery costs, as far as it is known before anybody has said where it goes. */
export function deliveryWords(view: BuyView): string {
  if (view.deliveryPaidBy === 'seller') return `Paid by ${view.seller.name}`;
  if (view.deliveryFee === null) {
    const { likelyFee, charge } = view;
    if (!likelyFee) return 'Worked out when you say where it goes';
    return `${roundMoney(likelyFee.low + charge, view)} to ${roundMoney(likelyFee.high + charge, view)}, by where it goes`;
  }
  return `${money(view.deliveryFee + view.charge, view)}, wherever it goes`;
}

type Said = { readonly title: string; readonly text: string };

export function payTimeWords({ currency }: Pick<BuyView, 'currency'>): Readonly<Record<BuyerPayTime, Said>> {
  const how = currency === 'NGN' ? 'By bank transfer or card' : 'With PayPal';
  return {
    now: { title: 'Now', text: `${how}. It waits in escrow, and the parcel leaves.` },
    door: { title: 'At the door', text: `${how} on your phone, when the carrier stands before you. No cash.` },
  };
}

/** Where money goes back to. */
export const originWords = ({ currency }: Pick<BuyView, 'currency'>): string =>
  currency === 'NGN' ? 'the account or card it came from' : 'the PayPal account it came from';

/** The ways that the sale offers. */
export function payTimesOf({ payWhen }: Pick<BuyView, 'payWhen'>): readonly BuyerPayTime[] {
  return payWhen === 'choice' ? ['now', 'door'] : [payWhen];
}

export function protections(view: BuyView): readonly Said[] {
  const { name } = view.seller;
  return [
    {
      title: 'Your money waits',
      text: `${name} is not paid when you pay. We hold your money until you hold the parcel.`,
    },
    view.mayOpenFirst
      ? { title: 'Open it first', text: 'You may open it and look, with the carrier there, before you give your code.' }
      : {
          title: 'Your code is your yes',
          text: 'Only the code on your phone hands the parcel over. Look at it before you say it.',
        },
    {
      title: 'A day to speak up',
      text: `After the handover you have ${saleLimits.complaintHours} hours to say it is not what ${view.isCollected ? 'you paid for' : 'you bought'}. Then ${name} is not paid until our people have looked.`,
    },
  ];
}

export function remedies(view: BuyView): readonly Said[] {
  const { name } = view.seller;
  const back = `goes back to ${originWords(view)}`;
  return [
    {
      title: `It is not what ${view.isCollected ? 'you paid for' : 'you bought'}`,
      text: `Do not give your code, and send it back with the carrier. Or say so here within ${saleLimits.complaintHours} hours.`,
    },
    ...(view.isCollected
      ? []
      : [
          {
            title: `${name} never sends it`,
            text: `All of it ${back}: at once if ${name} cancels, and by itself if it has not left ${saleLimits.sendWithinDays} days after you paid.`,
          },
        ]),
    { title: 'It does not reach you', text: `It is brought back to ${name}, and what you paid for it ${back}.` },
  ];
}
