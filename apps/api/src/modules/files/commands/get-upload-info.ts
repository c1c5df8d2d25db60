import { imageLimits } from '@waybill/contract/files/image-limits';
import { voiceLimits } from '@waybill/contract/files/voice-limits';
import { transact } from '../../../platform/db/database.ts';
import { actingMember } from '../../../platform/http/acting-member.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import type { UploadPermission } from '../../../providers/file-store/port.ts';
import type { FilesContext } from '../context.ts';
import { countUnused, insertImage } from '../storage/images.ts';
import { incomingKey } from '../storage-keys.ts';

export const permissionSeconds = 600;

/** More than anybody has in drafts at once, and little enough that one person cannot fill the store. */
const mostUnused = 40;

type Wanted = {
  readonly profile: boolean;
  readonly voice: boolean;
  /** Fewer than a member may have, for somebody who uploads for one thing only. */
  readonly most?: number;
};

export type Permitted = UploadPermission & { readonly id: string; readonly expiresAt: Date; readonly maxBytes: number };

/** Writes the row first, so that the sweep knows of every file in the store. Refuses owners of many unattached pictures. */
export async function getUploadInfo(
  context: FilesContext,
  ownerId: string,
  { profile, voice, most = mostUnused }: Wanted,
): Promise<Permitted> {
  const id = newId(voice ? 'voiceNote' : 'image');
  const maxBytes = voice ? voiceLimits.bytes : imageLimits.bytes;
  // Many act for one business: what one of them began is no reason to refuse another.
  const whose = { ownerId, actedBy: actingMember()?.personId ?? null };
  const expiresAt = await transact(context.db, async (tx) => {
    if ((await countUnused(tx, whose)) >= most) throw tooManyUnused();
    return insertImage(tx, { id, ...whose, isProfile: profile && !voice, lifetimeSeconds: permissionSeconds });
  });
  return { id, expiresAt, maxBytes, ...context.files.permitUpload({ key: incomingKey(id), maxBytes, expiresAt }) };
}

function tooManyUnused(): Problem {
  const words = 'You have many uploads that are not posted yet. Please post what you began, or try again in a few hours.';
  return new Problem('too_many_requests', words, { retryAfterSeconds: 3600 });
}
