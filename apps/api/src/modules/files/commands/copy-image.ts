import type { FilesContext } from '../context.ts';
import { findOwnImage, findReadyImage, type ImageRow, type ReadyImage } from '../storage/images.ts';
import { sizeKey } from '../storage-keys.ts';
import { finishOnce, notThere } from './finish-once.ts';
import { keepSizes } from './finish-upload.ts';

type Copying = { readonly id: string; readonly sourceId: string };

/**
 * Fills a permitted picture with a finished one of the same owner, whatever that one is part of: each has bytes of its own, and
 * neither notices when the other goes. Asked again, or twice at once, it answers the same.
 */
export function copyImage(context: FilesContext, ownerId: string, { id, sourceId }: Copying): Promise<ReadyImage> {
  const work = async ({ isProfile }: ImageRow) => {
    const source = await findOwnImage(context.db, { id: sourceId, ownerId, isProfile });
    if (!source) throw notThere('picture');
    await keepSizes(context, { ...source, id }, (width) => context.files.get(sizeKey(sourceId, width)));
  };
  return finishOnce(context, ownerId, id, { noun: 'picture', find: findReadyImage, work });
}
