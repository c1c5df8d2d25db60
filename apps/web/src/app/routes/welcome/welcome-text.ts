import type { Currency } from '@waybill/contract/money';
import { creditBundles, sendPackageCharge } from '@waybill/contract/wallet/enums';
import { commissionPercent } from '@waybill/contract/wallet/money-line';
import type { DrawingName } from '../../../ui/drawing.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { answers } from '../articles/help-text.ts';

type Way = {
  readonly who: string;
  readonly drawing: DrawingName;
  readonly steps: readonly string[];
};

export const ways: readonly Way[] = [
  {
    who: 'You send',
    drawing: 'parcel',
    steps: [
      'Say from where, to where and what it is. You name the fee.',
      'Choose who carries it, by rating, price and day.',
      'Hand it over with your code. The receiver follows it by a link.',
    ],
  },
  {
    who: 'You travel',
    drawing: 'bus',
    steps: [
      'Have your identity checked once: a document and a selfie.',
      'Post your trip, or pick a parcel that goes your way.',
      'Hand it over against the receiver’s code, and you are paid.',
    ],
  },
  {
    who: 'You run a business',
    drawing: 'bike',
    steps: [
      'Register with your certificate, your hours and your fares.',
      'Answer express calls, or fill your van on routes you drive anyway.',
      'See what every order earned, and withdraw to your bank.',
    ],
  },
];

export const protections: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'The fee waits in escrow',
    text: 'It leaves your wallet when you post, and is nobody’s until the parcel is handed over.',
  },
  {
    title: 'A code at both ends',
    text: 'Yours proves the pickup, the receiver’s the delivery. Only that, or a photo you accept, pays the carrier.',
  },
  {
    title: 'Carriers are checked',
    text: 'Nobody carries before we have seen their papers and their face.',
  },
  {
    title: 'Somebody decides',
    text: 'If you two disagree, the money is frozen until our people have heard both.',
  },
];

const money = (currency: Currency) => formatMoney(minorOf(sendPackageCharge[currency]), currency);
const bundles = creditBundles.filter(({ percentOff }) => percentOff > 0);
const largest = Math.max(...bundles.map(({ percentOff }) => percentOff));

export const fees: readonly { readonly who: string; readonly amount: string; readonly text: string }[] = [
  {
    who: 'The sender pays',
    amount: `The fee + ${money('NGN')}`,
    text: `The fee is the carrier’s, the rest is our charge for a parcel (${money('USD')} if you pay in dollars). With credits it is up to ${largest}% less.`,
  },
  {
    who: 'The carrier gets',
    amount: `${100 - commissionPercent}% of the fee`,
    text: `We keep ${commissionPercent}% once it is delivered. Posting a trip costs nothing.`,
  },
  {
    who: 'If nothing comes of it',
    amount: formatMoney(0, 'NGN'),
    text: 'Nobody took it, or it was cancelled before the pickup: everything is back in your wallet.',
  },
];

const asked = ['receiver', 'lost', 'identity', 'express'];

/** What people ask before they sign up and the page has not said yet, with the answers of the help page. */
export const questions = asked.flatMap((id) => answers.filter((answer) => answer.id === id));
