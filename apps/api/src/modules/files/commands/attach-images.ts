import type { ImageView } from '@waybill/contract/files/image-view';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { attach, detach, findReadyImage, keepOnly, listAttached, lockAttachable, move } from '../storage/images.ts';
import { imageAddress, imageViewOf } from '../views.ts';

/** Makes pictures part of something, in this order. Refuses all of them if one is not the owner’s, not finished, or part of something. */
export async function attachImages(tx: Tx, ownerId: string, imageIds: readonly string[], attachedTo: string): Promise<void> {
  if (imageIds.length === 0) return;
  await lockAll(tx, ownerId, imageIds);
  attach(tx, imageIds, attachedTo);
}

/** Gives something other pictures, in this order: what it had and does not have any more is gone. The caller holds its lock. */
export async function replaceImages(tx: Tx, ownerId: string, imageIds: readonly string[], attachedTo: string): Promise<void> {
  const attached = new Set((await listAttached(tx, [attachedTo])).map(({ id }) => id));
  const added = imageIds.filter((id) => !attached.has(id));
  if (added.length > 0) await lockAll(tx, ownerId, added);
  keepOnly(tx, attachedTo, imageIds);
  attach(tx, imageIds, attachedTo);
}

async function lockAll(tx: Tx, ownerId: string, imageIds: readonly string[]): Promise<void> {
  const locked = await lockAttachable(tx, ownerId, imageIds);
  if (locked.length === imageIds.length) return;
  throw new Problem('invalid_input', 'One of the pictures is no longer there. Please remove it and add it again.', {
    field: 'imageIdList',
  });
}

/** What one thing becomes takes its pictures over. */
export function moveImages(tx: Tx, from: string, to: string): void {
  move(tx, from, to);
}

/** The pictures of what is gone are gone with it. */
export function detachImages(tx: Tx, attachedTo: string): void {
  detach(tx, attachedTo);
}

/**
 * The pictures of each of these things, in their order; a thing without pictures is left out. A query of their ids saves the wait
 * for them.
 */
export async function imagesOf(db: Db, attachedTo: readonly string[] | Fragment): Promise<ReadonlyMap<string, ImageView[]>> {
  const images = new Map<string, ImageView[]>();
  if (Array.isArray(attachedTo) && attachedTo.length === 0) return images;
  for (const row of await listAttached(db, attachedTo)) {
    const views = images.get(row.attachedTo);
    if (views) views.push(imageViewOf(row));
    else images.set(row.attachedTo, [imageViewOf(row)]);
  }
  return images;
}

/**
 * Puts a face in place of the one before, or takes it away (null). Answers the address of the new one.
 * The caller holds the lock of the person’s profile: two changes at once come one after the other.
 */
export async function replaceProfileImage(tx: Tx, userId: string, imageId: string | null): Promise<string | null> {
  const [image] = imageId === null ? [] : await lockAttachable(tx, userId, [imageId]);
  if (imageId !== null && !image?.isProfile) {
    throw new Problem('invalid_input', 'That picture is no longer there. Please choose it again.', {
      field: 'profilePicture',
    });
  }
  detach(tx, userId);
  if (!image) return null;
  attach(tx, [image.id], userId);
  const ready = await findReadyImage(tx, image.id);
  return imageAddress(image.id, Math.max(...(ready?.widths ?? [])));
}
