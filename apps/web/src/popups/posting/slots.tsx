import type { Place } from '@waybill/contract/places/place';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { AddressSlotProps, ImagesSlotProps, PhoneSlotProps, PinSlotProps } from '../../forms/field-slots.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

// Each is fetched when its question is asked: none of them is on the first screen of every form.
const AddressField = lazy(async () => ({
  default: (await import('../../features/places/components/address-field.tsx')).AddressField,
}));
const RouteMap = lazy(async () => ({ default: (await import('../../features/places/components/route-map.tsx')).RouteMap }));
const ImagePicker = lazy(async () => ({
  default: (await import('../../features/files/components/image-picker.tsx')).ImagePicker,
}));
const PhoneSlot = lazy(async () => ({ default: (await import('./phone-slot.tsx')).PhoneSlot }));
const GuardNotice = lazy(async () => ({
  default: (await import('../../features/wallet/components/wallet-guard-notice.tsx')).WalletGuardNotice,
}));
const PinStep = lazy(async () => ({ default: (await import('../../features/wallet/components/pin-step.tsx')).PinStep }));

/** The parts of other features that posting needs. */
export function postingSlots(userId: string) {
  return {
    address: (props: AddressSlotProps) => (
      <Suspense key={props.label} fallback={<Skeleton shape="field" />}>
        <AddressField {...props} />
      </Suspense>
    ),
    images: ({ images, hint, error, onChange, onBusy }: ImagesSlotProps) => (
      <Suspense fallback={<Skeleton shape="field" />}>
        <ImagePicker
          userId={userId}
          images={images}
          error={error}
          label="Pictures (optional)"
          onChange={onChange}
          onBusy={onBusy}
          {...(hint === undefined ? {} : { hint })}
        />
      </Suspense>
    ),
    map: (from: Place | null, to: readonly Place[]) => (
      <Suspense fallback={<Skeleton shape="card" />}>
        <RouteMap from={from} to={to} />
      </Suspense>
    ),
  };
}

/** What a parcel needs besides: it has people with phones, and money is held for it. */
export function packageSlots(userId: string, onForgotPin: () => void) {
  return {
    ...postingSlots(userId),
    phone: (props: PhoneSlotProps) => (
      <Suspense fallback={<Skeleton shape="field" />}>
        <PhoneSlot {...props} />
      </Suspense>
    ),
    pin: (props: PinSlotProps) => (
      <Suspense fallback={<Skeleton shape="card" />}>
        <PinStep {...props} onForgot={onForgotPin} />
      </Suspense>
    ),
  };
}

/** A wallet that is locked says so in the wallet’s own words. */
export function lockedNotice(wallet: ComponentProps<typeof GuardNotice>['wallet'], onResetPin: () => void) {
  if (!wallet.isLocked) return null;
  return (
    <Suspense>
      <GuardNotice wallet={wallet} onResetPin={onResetPin} onSetPin={onResetPin} />
    </Suspense>
  );
}
