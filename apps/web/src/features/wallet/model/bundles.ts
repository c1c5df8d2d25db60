import type { Currency } from '@waybill/contract/money';
import { priceOfCredits } from '@waybill/contract/wallet/credit-bundles';
import { creditBundles, sendPackageCharge } from '@waybill/contract/wallet/enums';
import { minorOf } from '../../../ui/minor-of.ts';

export type Bundle = {
  readonly credits: number;
  readonly priceMinor: number;
  /** The price of the same credits one by one, less the price of the bundle. */
  readonly savedMinor: number;
  readonly percentOff: number;
};

export function bundlesIn(currency: Currency): readonly Bundle[] {
  const single = minorOf(sendPackageCharge[currency]);
  return creditBundles.map(({ credits, percentOff }) => {
    const full = single * credits;
    const priceMinor = Number(priceOfCredits(credits, currency));
    return { credits, percentOff, priceMinor, savedMinor: full - priceMinor };
  });
}
