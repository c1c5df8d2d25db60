import type { Currency } from '@waybill/contract/money';

/** In minor units. Configuration; the defaults are the product's. */
export type WalletLimits = {
  readonly topUp: Readonly<
    Record<Currency, { readonly smallest: bigint; readonly largestUnchecked: bigint; readonly largestChecked: bigint }>
  >;
  readonly payoutADay: Readonly<Record<Currency, bigint>>;
};
