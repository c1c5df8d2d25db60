import type { Place } from '@waybill/contract/places/place';
import type { ReactNode } from 'react';
import type { AddressSlotProps, ImagesSlotProps, PhoneSlotProps, PinSlotProps } from '../../../../forms/field-slots.ts';

/** What posting takes from other features. */
export type PostingSlots = {
  readonly address: (props: AddressSlotProps) => ReactNode;
  readonly images: (props: ImagesSlotProps) => ReactNode;
  readonly map: (from: Place | null, to: readonly Place[]) => ReactNode;
};

export type PackageSlots = PostingSlots & {
  readonly phone: (props: PhoneSlotProps) => ReactNode;
  readonly pin: (props: PinSlotProps) => ReactNode;
};
