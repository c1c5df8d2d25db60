import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { attachImages } from '../../files/index.ts';
import { holdForSale, holdInEscrow, keyFor } from '../../wallet/index.ts';
import { insertComment } from '../storage/comments.ts';
import { insertItem, insertPackage, type NewItem, type NewPackage, setCreatedAt } from '../storage/items.ts';
import { countLike, insertLike } from '../storage/likes.ts';
import { writeTerms } from '../storage/terms.ts';
import { insertView } from '../storage/views.ts';
import { termsOf } from '../words.ts';

/** Something that was posted before this program was there to see it. */
export type PastItem = {
  readonly at: Date;
  readonly item: Omit<NewItem, 'requestKey' | 'requestHash'>;
  readonly texts: readonly string[];
  readonly imageIds?: readonly string[];
  readonly parcel?: Omit<NewPackage, 'itemId'> & { readonly title: string };
  readonly likedBy: readonly string[];
  readonly comments: readonly { readonly by: string; readonly at: Date; readonly message: string }[];
};

/** Writes an item with its comments, oldest first; money for a package is held from the balances of now. Nobody pays a sale with a credit. */
export async function recordPastItem(tx: Tx, past: PastItem): Promise<void> {
  const { item, parcel, at } = past;
  if (!(await insertItem(tx, { ...item, ...requestOf(item.id) }))) throw new Error(`${item.id} was posted before`);
  setCreatedAt(tx, item.id, at);
  await attachImages(tx, item.authorId, past.imageIds ?? [], item.id);
  const { journey, dispatchMode } = item;
  await writeTerms(
    tx,
    item.id,
    termsOf({
      texts: past.texts,
      ...(journey ? { from: journey.pickup, to: journey.dropOffs, day: journey.shipDate } : {}),
      ...(dispatchMode === undefined ? {} : { mode: dispatchMode }),
    }),
  );
  for (const userId of past.likedBy) if (await insertLike(tx, item.id, userId)) await countLike(tx, item.id, 1);
  for (const [index, { by, message, at: when }] of past.comments.entries()) {
    const request = requestOf(`${item.id} ${index}`);
    const comment = { id: newId('comment', when.getTime()), itemId: item.id, authorId: by, message, createdAt: when };
    await insertComment(tx, { ...request, ...comment });
  }
  if (!parcel || !item.price) return;
  const { title, ...details } = parcel;
  insertPackage(tx, { ...details, itemId: item.id });
  const seenBy = new Set([...past.likedBy, ...past.comments.map(({ by }) => by)]);
  for (const userId of seenBy) if (userId !== item.authorId) insertView(tx, item.id, userId);
  const { currency, minor } = item.price;
  const held = { packageId: item.id, senderId: item.authorId, currency, feeMinor: minor, title };
  await (parcel.sale ? holdForSale(tx, { ...held, sale: parcel.sale }, 0) : holdInEscrow(tx, held));
}

function requestOf(name: string) {
  return { requestKey: keyFor('past item', name), requestHash: keyFor('past', name) };
}
