import type { OwnShareView } from '@waybill/contract/earnings/list-own-shares';
import type { Currency } from '@waybill/contract/money';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

type Terms = { readonly percent: number | null; readonly perParcel: number | null };

/** “60 % of what is left after our commission, and ₦100.00 for each parcel”. Empty where the business pays in another way. */
export function termsWords({ percent, perParcel }: Terms, currency: Currency): string {
  const words = [
    percent ? `${percent} % of what is left after our commission` : '',
    perParcel ? `${formatMoney(minorOf(perParcel), currency)} for each parcel handed over` : '',
  ].filter((word) => word !== '');
  if (words.length > 0) return words.join(', and ');
  return percent === null && perParcel === null ? '' : 'Nothing for each parcel';
}

const parts = {
  delivery: 'Handed over',
  'attempt-1': 'First attempt',
  'attempt-2': 'Second attempt',
  return: 'Brought back',
} as const;

export function partWords({ part, isCorrection }: Pick<OwnShareView, 'part' | 'isCorrection'>): string {
  return isCorrection ? `${parts[part]}: taken back by a decision` : parts[part];
}

export const parcelWords = (parcels: number) => (parcels === 1 ? '1 parcel' : `${parcels} parcels`);
