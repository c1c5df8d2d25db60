import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { imageLimits } from './image-limits.ts';

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
