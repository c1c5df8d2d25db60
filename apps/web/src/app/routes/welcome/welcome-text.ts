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
      'Say from where, to where and what it is. You name the fee, or take the one we suggest.',
      'Choose who carries it: their name, their rating and whether we have checked their papers.',
      'Hand it over with your code. Whoever receives it follows it by a link, without an account.',
    ],
  },
  {
    who: 'You travel',
    drawing: 'bus',
    steps: [
      'Have your identity checked once: a document and a selfie.',
      'Post your trip, or pick a parcel that goes your way. The money is there before you leave.',
      'Hand it over against the receiver’s code, and you are paid.',
    ],
  },
  {
    who: 'You run a business',
    drawing: 'bike',
    steps: [
      'Register with your certificate. Your hours, areas and fares stand on your page.',
      'Answer express calls, or fill your van with batches on the routes you drive anyway.',
      'See every order and what it earned, and pay out to your bank whenever you like.',
    ],
  },
];

export const protections: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'The fee waits in escrow',
    text: 'It leaves your wallet when you post, and belongs to nobody until the parcel is handed over.',
  },
  {
    title: 'A code at both ends',
    text: 'Yours proves the pickup, the receiver’s proves the delivery. Only that code, or a photo that you accept, pays the carrier.',
  },
  {
    title: 'Carriers are checked',
    text: 'Nobody carries before our people have seen their papers and their face.',
  },
  {
    title: 'Somebody decides',
    text: 'If you two disagree, the money is frozen, both tell what happened, and our people decide.',
  },
];

const money = (currency: Currency) => formatMoney(minorOf(sendPackageCharge[currency]), currency);
const bundles = creditBundles.filter(({ percentOff }) => percentOff > 0);
const largest = Math.max(...bundles.map(({ percentOff }) => percentOff));

export const fees: readonly { readonly who: string; readonly amount: string; readonly text: string }[] = [
  {
    who: 'The sender pays',
    amount: `the fee + ${money('NGN')}`,
    text: `The fee is the carrier’s, and you name it. Our charge is ${money('NGN')} for each parcel, or ${money('USD')} in dollars; with credits up to ${largest} % less.`,
  },
  {
    who: 'The carrier gets',
    amount: `${100 - commissionPercent} % of the fee`,
    text: `We keep ${commissionPercent} % once the parcel is delivered. Signing up and posting a trip cost nothing.`,
  },
  {
    who: 'If nothing comes of it',
    amount: formatMoney(0, 'NGN'),
    text: 'Nobody took it, or it was cancelled before the pickup: the fee and our charge are back in your wallet in full.',
  },
];

const asked = ['receiver', 'codes', 'lost', 'cancel', 'identity', 'express'];

/** The questions that people ask before they sign up, with the answers of the help page. */
export const questions = asked.flatMap((id) => answers.filter((answer) => answer.id === id));
