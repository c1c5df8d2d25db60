import type { ImageView } from '@waybill/contract/files/image-view';
import type { ReactNode } from 'react';

/** What a room takes from other features, and where it leads. */
export type RoomSlots = {
  readonly pictures: (images: readonly ImageView[], alt: string) => ReactNode;
  /** Who somebody is. */
  readonly personHref: (userId: string) => string;
  readonly onRequest: (packageId: string, userId: string) => void;
  readonly onOrder: (orderId: string) => void;
  /** The list, where it does not stand beside the room. */
  readonly backHref: string | undefined;
  /** The chat is gone from one’s own view. */
  readonly onDeleted: () => void;
  /** Shown once somebody has written: a good moment to ask whether they want to be rung when an answer comes. */
  readonly afterWriting: ReactNode;
};
