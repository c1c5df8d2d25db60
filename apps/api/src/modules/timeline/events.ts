import { defineEvent } from '../../platform/jobs/outbox.ts';

/** A like of, or a comment on, another member's item. */
type OnItem = { readonly itemType: number; readonly itemId: string; readonly authorId: string; readonly userId: string };

export const itemLiked = defineEvent<OnItem>('timeline.item-liked');
export const itemCommented = defineEvent<OnItem & { readonly commentId: string }>('timeline.item-commented');
