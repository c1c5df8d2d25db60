import { defineEvent } from '../../platform/jobs/outbox.ts';

/** Somebody liked or commented on what somebody else has on the timeline. */
type OnItem = { readonly itemType: number; readonly itemId: string; readonly authorId: string; readonly userId: string };

export const itemLiked = defineEvent<OnItem>('timeline.item-liked');
export const itemCommented = defineEvent<OnItem & { readonly commentId: string }>('timeline.item-commented');
