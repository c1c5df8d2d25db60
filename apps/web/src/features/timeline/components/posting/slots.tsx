import type { Place } from '@waybill/contract/places/place';
import type { AddressSlotProps, ImagesSlotProps, PhoneSlotProps, PinSlotProps } from '../../../../forms/field-slots.ts';
import { ImagePicker } from '../../../files/index.ts';
import { AddressField, ContactPhoneField, RouteMap } from '../../../places/index.ts';
import { PinStep, type Purse, WalletGuardNotice } from '../../../wallet/index.ts';

/** The parts of other features that posting needs. */
export function postingSlots(userId: string) {
  return {
    address: (props: AddressSlotProps) => <AddressField key={props.label} {...props} />,
    images: ({ images, hint, error, onChange, onBusy }: ImagesSlotProps) => (
      <ImagePicker
        userId={userId}
        images={images}
        error={error}
        label="Pictures (optional)"
        onChange={onChange}
        onBusy={onBusy}
        {...(hint === undefined ? {} : { hint })}
      />
    ),
    map: (from: Place | null, to: readonly Place[]) => <RouteMap from={from} to={to} />,
  };
}

/** What a parcel needs besides: it has people with phones, and money is held for it. */
export function packageSlots(userId: string, onForgotPin: () => void) {
  return {
    ...postingSlots(userId),
    phone: (props: PhoneSlotProps) => <ContactPhoneField {...props} />,
    pin: (props: PinSlotProps) => <PinStep {...props} onForgot={onForgotPin} />,
  };
}

/** A wallet that is locked says so in the wallet’s own words. */
export function lockedNotice(wallet: Purse, onResetPin: () => void) {
  if (!wallet.isLocked) return null;
  return <WalletGuardNotice wallet={wallet} onResetPin={onResetPin} onSetPin={onResetPin} />;
}
