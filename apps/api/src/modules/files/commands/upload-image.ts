import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { findAwaited } from '../storage/images.ts';
import { incomingKey } from '../storage-keys.ts';

type Fields = { readonly expires: string; readonly signature: string };

/** Checks the permission before the bytes are read. Answers their owner. */
export async function requirePermission({ db, files }: FilesContext, id: string, fields: Fields): Promise<string> {
  const awaited = files.door?.isPermitted(incomingKey(id), fields) ? await findAwaited(db, id) : undefined;
  if (!awaited) throw uploadGone();
  return awaited.uploaderId;
}

/** Once: what came first stays, and what is finished cannot be changed any more. */
export async function uploadImage({ files }: FilesContext, id: string, bytes: Buffer): Promise<void> {
  if (!(await files.door?.take(incomingKey(id), bytes))) throw uploadGone();
}

export function uploadGone(): Problem {
  return new Problem('upload_gone', 'That upload took too long or was used before. Please choose the picture again.');
}
