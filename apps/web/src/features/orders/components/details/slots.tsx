import type { ImageView } from '@waybill/contract/files/image-view';
import type { Place } from '@waybill/contract/places/place';
import type { AddressSlotProps, PhoneSlotProps, PinSlotProps } from '../../../../forms/field-slots.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { ImagePicker, PictureGrid } from '../../../files/index.ts';
import { AddressField, ContactPhoneField, RouteMap } from '../../../places/index.ts';
import { PinStep } from '../../../wallet/index.ts';
import type { LabelledImagesProps, ProofSlotProps } from './order-slots.ts';

const fetchProof = () => import('../proof/proof-sheet.tsx');
/** What is needed at the door, where there may be no network: the sheet, and what sends later. */
export const fetchForTheDoor = () => Promise.all([fetchProof(), import('../../model/proof/follow-claims.ts')]);
const ProofSheet = lazyComponent(async () => (await fetchProof()).ProofSheet);

/** The parts of other features that an order needs. */
export function orderSlots(userId: string, onForgotPin: () => void) {
  const images = (props: LabelledImagesProps) => <ImagePicker userId={userId} {...props} />;
  return {
    map: (from: Place | null, to: readonly Place[]) => <RouteMap from={from} to={to} />,
    address: (props: AddressSlotProps) => <AddressField key={props.label} {...props} />,
    phone: (props: PhoneSlotProps) => <ContactPhoneField {...props} />,
    pin: (props: PinSlotProps) => <PinStep {...props} onForgot={onForgotPin} />,
    images,
    pictures: (shown: readonly ImageView[], alt: string) => <PictureGrid images={shown} alt={alt} />,
    proof: (props: ProofSlotProps) => <ProofSheet {...props} renderImages={(asked) => images({ label: 'Photos', ...asked })} />,
  };
}
