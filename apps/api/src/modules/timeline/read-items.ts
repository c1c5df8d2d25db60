import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { encodePlace } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { findItemRow, type ItemRow } from './storage/feed.ts';
import { itemViewOf } from './views.ts';

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

/** A page from one row more than was asked for: the extra one only says that there is more. */
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
  const row = await findItemRow(db, viewerId, id);
  const [view] = row ? await withImages(db, [row], viewerId, itemViewOf) : [];
  if (!view) throw new Error(`The item ${id} is gone`);
  return view;
}
