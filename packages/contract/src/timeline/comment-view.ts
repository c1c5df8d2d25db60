import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { authorView } from './item-view.ts';

export const commentView = z.object({
  id: idOf('comment'),
  author: authorView,
  message: z.string(),
  dateCreated: z.iso.datetime(),
  /** Its own author may take it back, and whoever’s item it stands under. */
  can: z.object({ delete: z.boolean() }),
});

export type CommentView = z.infer<typeof commentView>;
