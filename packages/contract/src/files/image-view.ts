import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

/** What people may upload. Everything is decoded and written anew, so what was hidden inside does not survive. */
export const imageLimits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  perItem: 10,
} as const;

/** A picture that can be shown. Its addresses cannot be guessed and never change what they show. */
export const imageView = z.object({
  publicId: idOf('image'),
  width: z.int(),
  height: z.int(),
  /** A few blurred pixels as a data address, shown until the picture is there. */
  placeholder: z.string(),
  /** Smallest first. */
  sizes: z.array(z.object({ width: z.int(), url: z.string() })),
});

export type ImageView = z.infer<typeof imageView>;

/** Pictures of one thing, by the public ids they were uploaded under. */
export const imageIdList = z.array(idOf('image'), 'Please send a list of picture ids').check(
  z.maxLength(imageLimits.perItem, `${imageLimits.perItem} pictures are the most`),
  z.refine((ids) => new Set(ids).size === ids.length, 'Please send each picture once'),
);
