import type { ImageView } from '@waybill/contract/files/image-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { Place } from '@waybill/contract/places/place';
import type { ReactNode } from 'react';
import type { ImagesSlotProps } from '../../../../forms/field-slots.ts';

export type ProofSlotProps = {
  readonly order: OrderView;
  readonly to: 2 | 4;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (order: OrderView | 'waiting') => void;
};

export type LabelledImagesProps = ImagesSlotProps & { readonly label: string };

export type ImagesSlot = (props: LabelledImagesProps) => ReactNode;

/** What an order’s page takes from other features, and where it leads. */
export type OrderSlots = {
  readonly map: (from: Place, to: readonly Place[]) => ReactNode;
  readonly pictures: (images: readonly ImageView[], alt: string) => ReactNode;
  readonly proof: (props: ProofSlotProps) => ReactNode;
  readonly waybillHref: string;
  readonly onTrack: () => void;
  readonly onCancel: () => void;
  readonly onRate: () => void;
  readonly onChangeReceiver: () => void;
  readonly onParcel: () => void;
  /** What others said of one of the two. */
  readonly onRatings: (userId: string) => void;
  /** The conversation with one of the two. */
  readonly messageHref: (userId: string) => string;
  readonly personHref: (userId: string) => string;
  /** Offers again what was just taken back. */
  readonly onOfferAgain: () => void;
};
