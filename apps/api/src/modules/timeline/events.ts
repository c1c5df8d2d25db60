import type { SimulateSpeed, SimulationName } from '@waybill/contract/timeline/metadata';
import { defineEvent } from '../../platform/jobs/outbox.ts';

/** A like of, or a comment on, another member's item. */
type OnItem = { readonly itemType: number; readonly itemId: string; readonly authorId: string; readonly userId: string };

/** A parcel is on the timeline, or asks one carrier; the money for it is held. */
export const parcelPosted = defineEvent<{
  readonly packageId: string;
  readonly senderId: string;
  readonly at: string;
  /** What the carrier of a test world is to do with it. */
  readonly simulation?: { readonly name: SimulationName; readonly speed: SimulateSpeed };
}>('timeline.parcel-posted');

export const itemLiked = defineEvent<OnItem>('timeline.item-liked');
export const itemCommented = defineEvent<OnItem & { readonly commentId: string }>('timeline.item-commented');
