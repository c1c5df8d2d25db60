import type { ImageView } from '@waybill/contract/files/image-view';
import type { Place } from '@waybill/contract/places/place';
import type { ReactNode } from 'react';
import type { Fact } from '../ui/facts.tsx';
import type { FieldInput } from './use-schema-form.ts';

// Parts of forms that one feature asks another for; the popups put them in.

type Address = { readonly text: string; readonly place: Place | null };

export type AddressSlotProps = Address & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (value: Address) => void;
};

export type ImagesSlotProps = {
  readonly images: readonly ImageView[];
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (images: ImageView[]) => void;
  readonly onBusy: (busy: boolean) => void;
};

export type PhoneSlotProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The country of residence, as far as it is known: an empty number begins with its dial code. */
  readonly countryCode?: string | undefined;
  readonly dialCode: string;
  readonly onDialCode: (code: string) => void;
  readonly input: FieldInput;
};

export type PinSlotProps = {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly note: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: (pin: string) => Promise<void>;
  readonly onFailure: (failure: unknown) => boolean;
  readonly onBack: () => void;
};
