import { expressLimits } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { beginSearch, type SearchRow } from '../storage/rings.ts';

export function searchesLeft(search: SearchRow | undefined): number {
  return Math.max(0, expressLimits.searches - (search?.searches ?? 0));
}

/** Begins another search, unless riders have been rung for the parcel often enough: most of them are the same people each time. */
export function beginNextSearch(tx: Tx, packageId: string, before: SearchRow | undefined): void {
  if (searchesLeft(before) === 0)
    throw new Problem(
      'rung_enough',
      `Riders have been rung for this parcel ${expressLimits.searches} times, which is the most. As an ordinary parcel it reaches every carrier.`,
    );
  beginSearch(tx, packageId);
}
