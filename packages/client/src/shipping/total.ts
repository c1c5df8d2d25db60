import { type Currency, toMajor, toMinor } from '@waybill/contract/money';
import { senderLine } from '@waybill/contract/wallet/money-line';
import type { Waybill } from '../waybill.ts';
import { moneyWords } from './money.ts';

/** What posting parcels holds of the sender’s money, to the kobo. */
export type Total = {
  readonly fee: number;
  /** For sending; 0 where a credit pays it. */
  readonly charge: number;
  readonly total: number;
  readonly currency: Currency;
};

/** The exact total of each parcel, in the order in which they are posted: credits pay the charges of the first ones. */
export async function totalsOf(
  waybill: Waybill,
  parcels: readonly { readonly price: number; readonly currency: Currency }[],
): Promise<readonly Total[]> {
  const { credits, sendPackageCharge } = await waybill.parcels.getPackageMetadata();
  return parcels.map(({ price, currency }, index) => {
    const { feeMinor, chargeMinor, paysMinor } = senderLine(
      toMinor(price),
      index < credits ? 0n : toMinor(sendPackageCharge[currency]),
    );
    return { fee: toMajor(feeMinor), charge: toMajor(chargeMinor), total: toMajor(paysMinor), currency };
  });
}

/** `₦6,500.00 (₦6,000.00 for the carrier, ₦500.00 for sending)`. */
export function totalWords({ fee, charge, total, currency }: Total): string {
  const sending = charge === 0 ? 'a credit pays for sending' : `${moneyWords(charge, currency)} for sending`;
  return `${moneyWords(total, currency)} (${moneyWords(fee, currency)} for the carrier, ${sending})`;
}
