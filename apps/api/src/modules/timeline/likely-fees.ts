import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { usualFeeOf } from './read-quote.ts';

const city = (name: string, state: string, latitude: number, longitude: number): Place => ({
  label: name,
  city: name,
  state,
  countryCode: 'NG',
  latitude,
  longitude,
});

/** The corners of the country and its middle: whatever is sent within it goes no further. */
const corners: readonly Place[] = [
  city('Lagos', 'Lagos', 6.524, 3.379),
  city('Port Harcourt', 'Rivers', 4.815, 7.05),
  city('Calabar', 'Cross River', 4.976, 8.342),
  city('Abuja', 'Federal Capital Territory', 9.077, 7.465),
  city('Maiduguri', 'Borno', 11.833, 13.15),
  city('Sokoto', 'Sokoto', 13.062, 5.243),
];

/** Some five kilometres on: the next neighbourhood. */
const nextDoor = (from: Place): Place => ({ ...from, latitude: from.latitude + 0.045 });

type LikelyFees = { readonly lowMinor: bigint; readonly highMinor: bigint };

/**
 * What a delivery may cost before anybody has said where in Nigeria it goes: from the next neighbourhood to the far end of the country. By our table alone,
 * which asks no database: the page of a sale is opened by many who only look. Nothing where it leaves from another country.
 */
export function likelyFees(leaving: {
  readonly from: Place;
  readonly weight: number;
  readonly currency: Currency;
}): LikelyFees | undefined {
  const { from } = leaving;
  if (from.countryCode !== 'NG') return undefined;
  const fees = [nextDoor(from), ...corners].flatMap((to) => usualFeeOf({ ...leaving, to })?.feeMinor ?? []);
  const [lowMinor, highMinor] = [fees.reduce(smaller, fees[0] ?? 0n), fees.reduce(larger, 0n)];
  return fees.length > 0 ? { lowMinor, highMinor } : undefined;
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
