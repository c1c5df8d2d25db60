import { Problem } from '../../../platform/http/problem.ts';
import { findCheckForStaff, listBusinessDocuments, listFilesOf, noSuchCheck } from '../../kyc/index.ts';
import type { OpsContext } from '../context.ts';

/** A picture of this check, or a document of the same business; nothing else. */
export async function getCheckFile(
  { db, files }: OpsContext,
  { checkId, fileId }: { readonly checkId: string; readonly fileId: string },
): Promise<{ bytes: Buffer; mediaType: string }> {
  const check = await findCheckForStaff(db, checkId);
  if (!check) throw noSuchCheck();
  const known = [...(await listFilesOf(db, checkId)), ...(await listBusinessDocuments(db, check.userId))];
  const file = known.find(({ id }) => id === fileId);
  const bytes = file && (await files.get(file.storageKey));
  if (!bytes) throw new Problem('not_found', 'That picture is no longer there.');
  return { bytes, mediaType: file.mediaType };
}
