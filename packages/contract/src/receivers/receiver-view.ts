import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { place } from '../places/place.ts';

/** What a carrier has said about a door after they stood at it. */
export const doorWordsView = z.object({
  id: idOf('doorWords'),
  words: z.string(),
  at: z.iso.datetime(),
  /** It is the viewer who said so. */
  isMine: z.boolean(),
});

export type DoorWordsView = z.infer<typeof doorWordsView>;

export const receiverView = z.object({
  id: idOf('receiver'),
  fullName: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  addressJson: place,
  /** Of the exact spot; null where only the area is known. */
  plusCode: z.nullable(z.string()),
  landmark: z.string(),
  note: z.string(),
  addedAt: z.iso.datetime(),
  /** What the last carrier said about this door, if they said something. */
  doorWords: z.nullable(doorWordsView),
});

export type ReceiverView = z.infer<typeof receiverView>;
