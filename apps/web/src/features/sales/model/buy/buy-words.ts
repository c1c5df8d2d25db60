import type { BuyView } from '@waybill/contract/sales/buy-view';
import type { BuyerPayTime } from '@waybill/contract/sales/enums';
import { saleLimits } from '@waybill/contract/sales/enums';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

export function money(major: number, { currency }: Pick<BuyView, 'currency'>): string {
  return formatMoney(minorOf(major), currency);
}

/** What the delivery costs, as far as it is known before anybody has said where it goes. */
export function deliveryWords(view: BuyView): string {
  if (view.deliveryPaidBy === 'seller') return `Paid by ${view.seller.name}`;
  if (view.deliveryFee === null) return 'Worked out when you say where it goes';
  return `${money(view.deliveryFee + view.charge, view)}, wherever it goes`;
}

export const payTimeWords: Readonly<Record<BuyerPayTime, { readonly title: string; readonly text: string }>> = {
  now: { title: 'Now', text: 'By bank transfer or card. It waits in escrow, and the parcel leaves.' },
  door: {
    title: 'At the door',
    text: 'By bank transfer or card on your phone, when the carrier stands before you. No cash.',
  },
};

/** The ways that the sale offers. */
export function payTimesOf({ payWhen }: Pick<BuyView, 'payWhen'>): readonly BuyerPayTime[] {
  return payWhen === 'choice' ? ['now', 'door'] : [payWhen];
}

type Promise = { readonly title: string; readonly text: string };

export function protections(view: BuyView): readonly Promise[] {
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
      text: `After the handover you have ${saleLimits.complaintHours} hours to say it is not what you bought. Then ${name} is not paid until our people have looked.`,
    },
  ];
}

export function remedies(view: BuyView): readonly Promise[] {
  const { name } = view.seller;
  const back = 'goes back to the account or card it came from';
  return [
    {
      title: 'It is not what you bought',
      text: `Do not give your code, and send it back with the carrier. Or say so here within ${saleLimits.complaintHours} hours.`,
    },
    { title: `${name} never sends it`, text: `${saleLimits.sendWithinDays} days after you paid, all of it ${back}.` },
    { title: 'It does not reach you', text: `It is brought back to ${name}, and what you paid for it ${back}.` },
  ];
}
