import { imageLimits } from '@waybill/contract/files/image-limits';
import { transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { UploadPermission } from '../../../providers/file-store/port.ts';
import type { FilesContext } from '../context.ts';
import { insertImage } from '../storage/images.ts';
import { incomingKey } from '../storage-keys.ts';

const lifetimeSeconds = 600;

type Permitted = UploadPermission & { readonly id: string; readonly expiresAt: Date };

/** The row first: whatever arrives in the store, the sweep knows of it. */
export async function permitUpload(context: FilesContext, ownerId: string, isProfile: boolean): Promise<Permitted> {
  const id = newId('image');
  const expiresAt = await transact(context.db, (tx) => insertImage(tx, { id, ownerId, isProfile, lifetimeSeconds }));
  const wish = { key: incomingKey(id), maxBytes: imageLimits.bytes, expiresAt };
  return { id, expiresAt, ...context.files.permitUpload(wish) };
}
