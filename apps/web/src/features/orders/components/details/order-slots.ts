import type { ImageView } from '@waybill/contract/files/image-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { Place } from '@waybill/contract/places/place';
import type { ReactNode } from 'react';
import type { FieldInput } from '../../../../forms/use-schema-form.ts';
import type { Fact } from '../../../../ui/facts.tsx';

export type PinSlotProps = {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly note: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: (pin: string) => Promise<void>;
  readonly onFailure: (failure: unknown) => boolean;
  readonly onBack: () => void;
};

export type ImagesSlotProps = {
  readonly images: readonly ImageView[];
  readonly label: string;
  readonly error?: string | undefined;
  readonly onChange: (images: ImageView[]) => void;
  readonly onBusy: (busy: boolean) => void;
};

export type AddressSlotProps = {
  readonly label: string;
  readonly text: string;
  readonly place: Place | null;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (value: { readonly text: string; readonly place: Place | null }) => void;
};

export type PhoneSlotProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly dialCode: string;
  readonly onDialCode: (code: string) => void;
  readonly input: FieldInput;
};

export type ProofSlotProps = {
  readonly order: OrderView;
  readonly to: 2 | 4;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (order: OrderView | 'waiting') => void;
};

export type ImagesSlot = (props: ImagesSlotProps) => ReactNode;

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
  /** Offers again what was just taken back. */
  readonly onOfferAgain: () => void;
};
