import type { PackageView, TimelineItemView } from '@waybill/contract/timeline/item-view';
import type { ReactNode } from 'react';

/** What the page around a card provides: addresses, pictures, and the popups it leads to. */
export type CardSlots = {
  readonly hrefOf: (item: Pick<TimelineItemView, 'itemType' | 'id'>) => string;
  /** Undefined where there are none. */
  readonly pictures: (item: TimelineItemView) => ReactNode;
  /** The conversation with whoever put it there. */
  readonly messageHref: (userId: string) => string;
  /** Who that is. */
  readonly personHref: (userId: string) => string;
  readonly onBook: (item: TimelineItemView) => void;
  readonly onCarry: (item: TimelineItemView) => void;
  /** How a parcel’s request to travel with something is answered, or how it was. */
  readonly answer?: (parcel: PackageView, askedId: string) => ReactNode;
};
