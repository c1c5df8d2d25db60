import { useQuery } from '@tanstack/react-query';
import { getWalletsQuery } from '../api/get-wallets.ts';

/** The largest top-up, now and with a checked identity; undefined until it is known. */
export function useTopUpRights() {
  const { data } = useQuery(getWalletsQuery);
  if (!data) return undefined;
  const currency = data.homeCurrency;
  const { largest, largestChecked } = data.topUpLimits[currency];
  return { currency, now: largest, checked: largestChecked };
}
