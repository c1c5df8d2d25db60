import { type Currency, toMajor } from '@waybill/contract/money';
import type { BatchShippingView } from '@waybill/contract/timeline/item-view';
import { chargeFor } from '@waybill/contract/wallet/money-line';
import { rangeInWords } from '../../../wallet/index.ts';

/** The charge for sending, where nothing is known of the sender’s credits. */
export function usualCharge(currency: Currency): number {
  return toMajor(chargeFor(currency, false));
}

/** What either side makes of the prices of a batch. */
export function batchRangeInWords({ isMine, priceStart: low, priceEnd: high, currency }: BatchShippingView): string {
  return rangeInWords(
    { low, high },
    isMine ? { side: 'carrier', currency } : { side: 'sender', currency, charge: usualCharge(currency) },
  );
}
