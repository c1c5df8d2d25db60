import { type Currency, toMinor } from '../money.ts';
import { chargeFor } from '../wallet/money-line.ts';
import type { BuyerPayTime, DeliveryPayer } from './enums.ts';

/** Our part of what goods are sold for: in tenths of a percent, and the most it is, in major units. */
export const saleCommission = { perMille: 15, most: { NGN: 2_000, USD: 5 } } as const;

/** What a seller gets of the price, in minor units. Our part is rounded down: the remainder stays with the seller. */
export function sellerLine(
  goodsMinor: bigint,
  currency: Currency,
): { readonly commissionMinor: bigint; readonly getsMinor: bigint } {
  const share = (goodsMinor * BigInt(saleCommission.perMille)) / 1_000n;
  const most = toMinor(saleCommission.most[currency]);
  // biome-ignore lint/complexity/useMathMinMax: Math.min knows no bigint
  const commissionMinor = share < most ? share : most;
  return { commissionMinor, getsMinor: goodsMinor - commissionMinor };
}

/** How the price of something questioned is divided, in minor units: our part is of what the seller keeps. Nothing is lost. */
export function questionShares(
  goodsMinor: bigint,
  toBuyerMinor: bigint,
  currency: Currency,
): { readonly buyerGets: bigint; readonly sellerGets: bigint; readonly commission: bigint } {
  if (toBuyerMinor < 0n || toBuyerMinor > goodsMinor)
    throw new RangeError('A part of the price is between nothing and all of it');
  const { getsMinor, commissionMinor } = sellerLine(goodsMinor - toBuyerMinor, currency);
  return { buyerGets: toBuyerMinor, sellerGets: getsMinor, commission: commissionMinor };
}

/** Half of a fee, for an attempt that failed or for the way back: rounded down for the first, so that two halves are the fee. */
export function halfFee(feeMinor: bigint): { readonly attemptMinor: bigint; readonly backMinor: bigint } {
  const attemptMinor = feeMinor / 2n;
  return { attemptMinor, backMinor: feeMinor - attemptMinor };
}

export type SaleTerms = {
  readonly goodsMinor: bigint;
  readonly feeMinor: bigint;
  readonly currency: Currency;
  readonly deliveryPaidBy: DeliveryPayer;
  readonly payWhen: BuyerPayTime;
};

/** Who puts in what, in minor units: the one arithmetic of a sale, which escrow goes by and everybody is shown before they commit. */
export function saleSums(
  { goodsMinor, feeMinor, currency, deliveryPaidBy, payWhen }: SaleTerms,
  chargeMinor = chargeFor(currency, false),
) {
  const isBuyers = deliveryPaidBy === 'buyer';
  const deliveryMinor = feeMinor + chargeMinor;
  return {
    /** All that the buyer pays. */
    buyerPays: goodsMinor + (isBuyers ? deliveryMinor : 0n),
    /** What leaves the seller’s balance when the parcel is posted, and of that the reserve for a failed attempt. */
    sellerHolds: (isBuyers ? 0n : deliveryMinor) + (payWhen === 'door' ? feeMinor : 0n),
    reserve: payWhen === 'door' ? feeMinor : 0n,
    delivery: deliveryMinor,
  };
}

/** Below it the charges of cards and banks eat the price; in major units. */
export const lowestSalePrice = { NGN: 100, USD: 1 } as const;
