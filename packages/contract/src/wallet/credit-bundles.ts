import { type Currency, toMinor } from '../money.ts';
import { creditBundles, sendPackageCharge } from './enums.ts';

/** What a bundle costs, in minor units: whole kobo, downwards. */
export function priceOfCredits(credits: number, currency: Currency): bigint {
  const bundle = creditBundles.find((candidate) => candidate.credits === credits);
  if (!bundle) throw new RangeError(`There is no bundle of ${credits} credits`);
  return (toMinor(sendPackageCharge[currency]) * BigInt(credits) * BigInt(100 - bundle.percentOff)) / 100n;
}

export function creditsInWords(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
