import type { MyPackageView } from '@waybill/contract/orders/my-package-view';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { encodePlace } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { readPackageViews } from '../timeline/index.ts';
import type { MyPackageRow } from './storage/my-packages.ts';

type Page = { items: MyPackageView[]; nextCursor: string | null };

/** A page of a sender's own packages, from one row more than was asked for. */
export async function pageOfMyPackages(db: Db, rows: readonly MyPackageRow[], senderId: string, limit: number): Promise<Page> {
  const shown = rows.slice(0, limit);
  const packages = await readPackageViews(
    db,
    shown.map(({ id }) => id),
    senderId,
  );
  const last = shown.at(-1);
  return {
    items: shown.flatMap((row) => {
      const parcel = packages.get(row.id);
      return parcel ? myPackageViewOf(row, parcel) : [];
    }),
    nextCursor: rows.length > limit && last ? encodePlace(last.seq) : null,
  };
}

function myPackageViewOf({ seenBy, askedBy, ...search }: MyPackageRow, parcel: PackageView): MyPackageView {
  return { package: parcel, seenBy, askedBy, search: parcel.itemType === timelineItemType.Express ? searchOf(search) : null };
}

function searchOf({ searchState, ringsUntil, rung }: Pick<MyPackageRow, 'searchState' | 'ringsUntil' | 'rung'>) {
  const state = searchState === 'ringing' || searchState === 'nobody' ? searchState : 'idle';
  return { state, ringsUntil: state === 'ringing' ? (ringsUntil?.toISOString() ?? null) : null, rung } as const;
}
