import type { Currency } from '@waybill/contract/money';
import { amountDigits } from '@waybill/contract/money';
import { firstNameOf } from '../orders/index.ts';

/** What a buyer is told by SMS. Without signs that make an SMS cost double, and nothing in it that the seller could write. */
export type BuyerNews =
  | 'collecting'
  | 'ordered'
  | 'paid'
  | 'at-the-door'
  | 'delivered'
  | 'refunded'
  | 'cancelled'
  | 'not-sent'
  | 'cancelled-and-refunded'
  | 'decided'
  | 'message';

type Words = {
  readonly sellerName: string;
  readonly link: string;
  readonly amountMinor: string;
  readonly currency: Currency;
  /** They pay at the door, and have not yet. */
  readonly isDue: boolean;
};

export function buyerCodeSms(code: string): string {
  return `${code} is your Waybill code to buy. It works for 10 minutes. We will never ask you for it.`;
}

export function buyerSms(news: BuyerNews, { sellerName, link, amountMinor, currency, isDue }: Words): string {
  const seller = firstNameOf(sellerName);
  const amount = `${currency} ${amountDigits(BigInt(amountMinor))}`;
  switch (news) {
    case 'collecting':
      return `${seller} sends you a parcel to pay at your door: ${amount}, when the carrier is there and never before. See how: ${link}`;
    case 'ordered':
      return isDue
        ? `You ordered from ${seller}: ${amount}, to pay at your door and never before. Follow it: ${link}`
        : `You ordered from ${seller}. Pay ${amount} within 45 minutes and follow it: ${link}`;
    case 'paid':
      return `We have your ${amount} for ${seller} and keep it until you hold what you bought. Follow it: ${link}`;
    case 'at-the-door':
      return `Your parcel from ${seller} is at the door. Pay ${amount} here, in 30 minutes: ${link} Never pay the rider in cash.`;
    case 'delivered':
      return `You have your parcel from ${seller}. Not what was sold? Tell us within 24 hours: ${link}`;
    case 'decided':
      return `We have decided about what you bought from ${seller}. Read who gets what, and why: ${link}`;
    case 'message':
      return `${seller} has written to you about your order. Read it and answer here: ${link}`;
    case 'not-sent':
      return `${seller} did not send what you ordered in time, so it is over. Please pay nothing for it: ${link}`;
    case 'cancelled':
      return `${seller} has cancelled what you ordered. Please pay nothing for it any more: ${link}`;
    case 'cancelled-and-refunded':
      return `${seller} has cancelled your purchase. All of your ${amount} goes back to where it came from: ${link}`;
    case 'refunded':
      return `Your purchase from ${seller} did not work out. What you paid goes back to where it came from: ${link}`;
  }
}
