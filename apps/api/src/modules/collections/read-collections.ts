import type { CollectionSummary, CollectionView } from '@waybill/contract/collections/collection-view';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import { findPeople, isHiddenFromRider } from '../orders/index.ts';
import { seenCollection } from './policies.ts';
import { type CollectionRow, findCollection } from './storage/collections.ts';
import { listParcels, type ParcelRow } from './storage/parcels.ts';
import { collectionViewOf, summaryOf } from './views.ts';

/** A collection as one of its two sides sees it. A rider of the business that took it sees what is theirs. */
export async function readCollection(
  { db, keys }: { readonly db: Db; readonly keys: SecretKeys },
  viewerId: string,
  id: string,
): Promise<CollectionView> {
  const row = seenCollection(await findCollection(db, id), viewerId);
  const [people, all] = await Promise.all([findPeople(db, peopleOf([row])), listParcels(db, [id])]);
  const parcels = seenParcels(all);
  if (parcels.length === 0) throw new Problem('not_found', 'That is no longer here.');
  return collectionViewOf({ row, parcels, people, viewerId }, keys);
}

export async function summariesOf(
  db: Db,
  viewerId: string,
  rows: readonly CollectionRow[],
): Promise<ReadonlyMap<string, CollectionSummary>> {
  const [people, parcels] = await Promise.all([
    findPeople(db, peopleOf(rows)),
    listParcels(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const byCollection = Map.groupBy(seenParcels(parcels), ({ collectionId }) => collectionId);
  return new Map(
    rows.flatMap((row) => {
      const mine = byCollection.get(row.id);
      return mine ? [[row.id, summaryOf({ row, parcels: mine, people, viewerId })]] : [];
    }),
  );
}

const seenParcels = (parcels: readonly ParcelRow[]) => parcels.filter((parcel) => !isHiddenFromRider(parcel));

function peopleOf(rows: readonly CollectionRow[]): string[] {
  return rows.flatMap(({ senderId, askedId, carrierId }) => [senderId, askedId, carrierId].filter((id) => id !== null));
}
