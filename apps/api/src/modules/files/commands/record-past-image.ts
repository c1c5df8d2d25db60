import type { Tx } from '../../../platform/db/database.ts';
import type { FilesContext } from '../context.ts';
import type { Developed } from '../image-processing.ts';
import { sizeKey } from '../storage-keys.ts';

/** A picture that somebody uploaded before this program was there to see it. */
export type PastImage = {
  readonly id: string;
  readonly ownerId: string;
  readonly isProfile: boolean;
  readonly developed: Developed;
};

/** Keeps it, ready to be made part of something. */
export async function recordPastImage(
  context: Pick<FilesContext, 'files'>,
  tx: Tx,
  { id, ownerId, isProfile, developed }: PastImage,
): Promise<void> {
  const { width, height, placeholder, sizes } = developed;
  for (const size of sizes) await context.files.put(sizeKey(id, size.width), size.bytes);
  await tx`insert into image ${tx({
    id,
    ownerId,
    isProfile,
    state: 'ready',
    expiresAt: new Date(),
    width,
    height,
    placeholder,
    widths: sizes.map((size) => size.width),
  })}`;
}
