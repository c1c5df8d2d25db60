import { type Currency, toMinor } from '@waybill/contract/money';
import { saleSums } from '@waybill/contract/sales/money';
import { senderLine } from '@waybill/contract/wallet/money-line';
import { minorOf } from '../../../../ui/minor-of.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';

export type PackageTotal = {
  readonly priceMinor: number;
  /** The charge for sending; 0 where a credit pays it. */
  readonly chargeMinor: number;
  readonly byCredit: boolean;
  /** Set aside for an attempt that fails, where money is collected. */
  readonly reserveMinor: number;
  readonly totalMinor: number;
};

/** The amount that leaves the wallet for escrow. A credit is spent before money. */
export function packageTotal(
  price: number,
  currency: Currency,
  { sendPackageCharge, credits }: Pick<PackageMetadata, 'sendPackageCharge' | 'credits'>,
  collect?: { readonly amount: number },
): PackageTotal {
  const byCredit = credits > 0;
  const { feeMinor, chargeMinor, paysMinor } = senderLine(toMinor(price), byCredit ? 0n : toMinor(sendPackageCharge[currency]));
  const sums =
    collect &&
    saleSums({ goodsMinor: toMinor(collect.amount), feeMinor, currency, deliveryPaidBy: 'seller', payWhen: 'door' }, chargeMinor);
  return {
    priceMinor: Number(feeMinor),
    chargeMinor: Number(chargeMinor),
    byCredit,
    reserveMinor: Number(sums?.reserve ?? 0n),
    totalMinor: Number(sums?.sellerHolds ?? paysMinor),
  };
}

/** The amount the wallet lacks, in major units; 0 when there is enough. */
export function missingFor({ totalMinor }: PackageTotal, balance: number): number {
  return Math.max(0, totalMinor - minorOf(balance)) / 100;
}
