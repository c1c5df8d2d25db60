import { imageLimits } from '@waybill/contract/files/image-limits';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { findReadyImage, type ImageRow, markReady, noteWidths, type ReadyImage } from '../storage/images.ts';
import { incomingKey, sizeKey } from '../storage-keys.ts';
import { finishOnce, markFinished } from './finish-once.ts';
import { uploadGone } from './upload-image.ts';

/** Checks what was uploaded and writes it anew. Asked again, or twice at once, it answers the same. */
export function finishUpload(context: FilesContext, ownerId: string, id: string): Promise<ReadyImage> {
  return finishOnce(context, ownerId, id, { noun: 'picture', find: findReadyImage, work: (image) => finish(context, image) });
}

async function finish(context: FilesContext, { id, ownerId, isProfile }: ImageRow): Promise<void> {
  const developed = await context.imageProcessing.develop(ownerId, () => fetchIncoming(context, id), isProfile);
  const { width, height, placeholder, sizes } = developed;
  const bytes = new Map(sizes.map((size) => [size.width, size.bytes]));
  const widths = [...bytes.keys()];
  await keepSizes(context, { id, width, height, placeholder, widths }, async (size) => bytes.get(size));
}

/** Writes the sizes of a picture, and then its row. */
export async function keepSizes(
  context: FilesContext,
  image: ReadyImage,
  bytesOf: (width: number) => Promise<Buffer | undefined>,
): Promise<void> {
  const { id, widths } = image;
  if (!(await transact(context.db, (tx) => noteWidths(tx, id, widths)))) return;
  for (const width of widths) {
    const bytes = await bytesOf(width);
    if (!bytes) throw uploadGone();
    await context.files.put(sizeKey(id, width), bytes);
  }
  await markFinished(context, id, (tx) => markReady(tx, image));
}

async function fetchIncoming({ files }: FilesContext, id: string): Promise<Buffer> {
  const bytes = await files.get(incomingKey(id));
  if (!bytes) throw uploadGone();
  if (bytes.length > imageLimits.bytes) throw new Problem('too_large', 'That picture is too large. 15 MB is the most we take.');
  return bytes;
}
