import { type Currency, toMinor } from '@waybill/contract/money';
import { carrierLine, commissionPercent, senderLine } from '@waybill/contract/wallet/money-line';
import { formatMoney, formatRoundMoney } from '../../../ui/format-money.ts';

/** A fee and its reader. The charge is the sender’s: 0 where a credit paid it, null where it is not known. */
export type FeeRead = {
  /** `neither`: for whoever gets and pays nothing of it. */
  readonly side: 'sender' | 'carrier' | 'neither';
  /** In major units, as the charge. */
  readonly fee: number;
  readonly charge?: number | null;
  readonly currency: Currency;
  /** Paid, not promised. */
  readonly isPaid?: boolean;
  /** The least of a range, or an estimate. */
  readonly bound?: 'from' | 'about';
};

export type ReadFee = {
  readonly caption: string;
  readonly minor: number;
  /** What it is made of, in few words for a row and in whole ones for a slip. */
  readonly short: string;
  readonly whole: string;
};

/** A fee as its reader means it: what a carrier earns of it, what a sender pays with it. */
export function readFee({ side, fee, charge = null, currency, isPaid = false, bound }: FeeRead): ReadFee {
  const money = (minor: bigint) => formatMoney(Number(minor), currency);
  const feeMinor = toMinor(fee);
  const caption = (words: string) => (bound ? `${words} ${bound}` : words);
  if (side === 'carrier') {
    const short = `of ${money(feeMinor)}`;
    const line = carrierLine(feeMinor);
    return {
      caption: caption(isPaid ? 'You earned' : 'You earn'),
      minor: Number(line.earnsMinor),
      short,
      whole: `${short}, after our ${commissionPercent}% (${money(line.commissionMinor)})`,
    };
  }
  if (side === 'neither' || charge === null) return { caption: caption('Fee'), minor: Number(feeMinor), short: '', whole: '' };
  const line = senderLine(feeMinor, toMinor(charge));
  return {
    caption: caption(isPaid ? 'You paid' : 'You pay'),
    minor: Number(line.paysMinor),
    short: line.isByCredit ? 'and 1 credit' : 'with our charge',
    whole: line.isByCredit ? 'a credit pays our charge' : `${money(line.feeMinor)} fee and ${money(line.chargeMinor)} charge`,
  };
}

/** The same in a sentence: “You earn ₦4,500.00 of ₦5,000.00, after our 10%”. */
export function feeInWords(fee: FeeRead): string {
  const { caption, minor, whole } = readFee(fee);
  const amount = formatMoney(minor, fee.currency);
  if (whole === '') return `${caption} ${amount}`;
  if (fee.side === 'carrier') return `${caption} ${amount} ${whole}`;
  return `${caption} ${amount} in all${fee.charge === 0 ? ';' : ':'} ${whole}`;
}

/** Of what the sum is that a carrier reads before they say yes: “Fee ₦5,000.00, our commission ₦500.00 (10%)”. */
export function commissionInWords(fee: number, currency: Currency): string {
  const { feeMinor, commissionMinor } = carrierLine(toMinor(fee));
  const money = (minor: bigint) => formatMoney(Number(minor), currency);
  return `Fee ${money(feeMinor)}, our commission ${money(commissionMinor)} (${commissionPercent}%)`;
}

/** What a sender pays with a fee that is chosen, on its button: “₦5,500 in all”. */
export function totalInWords(fee: number, charge: number, currency: Currency): string {
  const { minor, short } = readFee({ side: 'sender', fee, charge, currency });
  return charge === 0 ? short : `${formatRoundMoney(minor, currency)} in all`;
}

type Range = { readonly low: number; readonly high: number };

/** A range of fees: “You earn ₦1,800.00 to ₦8,100.00”. */
export function rangeInWords({ low, high }: Range, of: Omit<FeeRead, 'fee'>): string {
  const { caption, minor, short } = readFee({ ...of, fee: low });
  const money = (value: number) => formatMoney(value, of.currency);
  const words = `${caption} ${money(minor)} to ${money(readFee({ ...of, fee: high }).minor)}`;
  return of.side === 'carrier' ? `${words} of it` : `${words} ${short}`;
}
