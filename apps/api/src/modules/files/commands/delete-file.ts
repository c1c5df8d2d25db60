import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { lockOwnImage, markRemoved } from '../storage/images.ts';

/** From now on it cannot be seen or used; the sweep takes it from the store. */
export async function deleteFile({ db }: FilesContext, ownerId: string, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const image = await lockOwnImage(tx, ownerId, id);
    if (!image) throw new Problem('not_found', 'That picture is no longer there.');
    if (image.attachedTo !== null) throw new Problem('image_in_use', 'That picture is part of something. Delete that instead.');
    markRemoved(tx, id);
  });
}
