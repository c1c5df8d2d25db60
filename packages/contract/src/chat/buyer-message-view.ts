import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';

/** A message between a seller and their buyer, as the buyer reads it on the page of the link. */
export const buyerMessageView = z.object({
  /** 1, 2, 3 … without gaps, as in every room. */
  seq: z.int(),
  /** Of one’s own: the id that the device made before it was sent. */
  clientId: z.nullable(z.string()),
  isMine: z.boolean(),
  messageText: z.string(),
  images: z.array(imageView),
  sentAt: z.iso.datetime(),
});

export type BuyerMessageView = z.infer<typeof buyerMessageView>;
