import type { PackageView, TimelineItemView } from '@waybill/contract/timeline/item-view';
import { encodePlace } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { findItemRow, findItemRows, type ItemRow } from './storage/feed.ts';
import { isPackage, itemViewOf, packageViewOf } from './views.ts';

export type Page<View> = { items: View[]; nextCursor: string | null };

/** Views of rows with their pictures, which are asked for once for all of them. */
export async function withImages<View>(
  db: Db,
  rows: readonly ItemRow[],
  viewerId: string,
  view: (row: ItemRow, viewerId: string, images: TimelineItemView['images']) => View,
): Promise<View[]> {
  const images = await imagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => view(row, viewerId, images.get(row.id) ?? []));
}

/** A page from one row more than was asked for: the extra one only shows that there are more. */
export async function pageOfItems<View>(
  db: Db,
  rows: readonly ItemRow[],
  { viewerId, limit }: { readonly viewerId: string; readonly limit: number },
  view: (row: ItemRow, viewerId: string, images: TimelineItemView['images']) => View,
): Promise<Page<View>> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = await withImages(db, shown, viewerId, view);
  return { items, nextCursor: rows.length > limit && last ? encodePlace(last.seq) : null };
}

/** An item that is known to be there. */
export async function readItem(db: Db, id: string, viewerId: string): Promise<TimelineItemView> {
  const [row, images] = await Promise.all([findItemRow(db, viewerId, id), imagesOf(db, [id])]);
  if (!row) throw new Error(`The item ${id} is gone`);
  return itemViewOf(row, viewerId, images.get(id) ?? []);
}

/** A package in any state, for the people of its delivery: also one that was taken down. */
export async function readPackageView(db: Db, id: string, viewerId: string): Promise<PackageView | undefined> {
  return (await readPackageViews(db, [id], viewerId)).get(id);
}

/** Several of them at once, by their ids. */
export async function readPackageViews(db: Db, ids: readonly string[], viewerId: string): Promise<Map<string, PackageView>> {
  const [rows, images] = await Promise.all([findItemRows(db, viewerId, ids), imagesOf(db, ids)]);
  const packages = rows.filter(({ type }) => isPackage(type));
  return new Map(packages.map((row) => [row.id, packageViewOf(row, viewerId, images.get(row.id) ?? [])]));
}
