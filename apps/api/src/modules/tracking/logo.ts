import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';

/** What the picture of a look is attached to. */
export const logoOf = (userId: string) => `look ${userId}`;

/** Wide enough for a logo on a sharp screen, and light at home on 2G. */
const enoughWidth = 320;

export async function readLogo(db: Db, userId: string): Promise<{ readonly publicId: string; readonly url: string } | undefined> {
  const image = (await imagesOf(db, [logoOf(userId)])).get(logoOf(userId))?.[0];
  const size = image && (image.sizes.find(({ width }) => width >= enoughWidth) ?? image.sizes.at(-1));
  return size && { publicId: image.publicId, url: size.url };
}
