import type { ImageView } from '@waybill/contract/files/image-view';
import { lazy, Suspense } from 'react';
import { PictureGrid } from '../../features/files/components/picture-grid.tsx';
import type { LabelledImagesProps, ProofSlotProps } from '../../features/orders/components/details/order-slots.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { packageSlots } from '../posting/slots.tsx';

const ImagePicker = lazy(async () => ({
  default: (await import('../../features/files/components/image-picker.tsx')).ImagePicker,
}));
const fetchProof = () => import('../../features/orders/components/proof/proof-sheet.tsx');
/** What is needed at the door, where there may be no network: the sheet, and what sends later. */
export const fetchForTheDoor = () => Promise.all([fetchProof(), import('../../app/claims-news.ts')]);
const ProofSheet = lazy(async () => ({ default: (await fetchProof()).ProofSheet }));

/** The parts of other features that an order needs. */
export function orderSlots(userId: string, onForgotPin: () => void) {
  const { map, address, phone, pin } = packageSlots(userId, onForgotPin);
  const images = ({ label, ...props }: LabelledImagesProps) => (
    <Suspense fallback={<Skeleton shape="field" />}>
      <ImagePicker userId={userId} label={label} {...props} />
    </Suspense>
  );
  return {
    map,
    address,
    phone,
    pin,
    images,
    pictures: (shown: readonly ImageView[], alt: string) => <PictureGrid images={shown} alt={alt} />,
    proof: (props: ProofSlotProps) => (
      <Suspense>
        <ProofSheet {...props} renderImages={(asked) => images({ label: 'Photos', ...asked })} />
      </Suspense>
    ),
  };
}
