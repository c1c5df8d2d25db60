import type { ImageView } from '@waybill/contract/files/image-view';
import { useMemo, useRef, useState } from 'react';
import type { RoomSlots } from '../../../features/chat/components/room/room-slots.ts';
import { PictureGrid } from '../../../features/files/components/picture-grid.tsx';
import { hasAnsweredOffer } from '../../../features/users/model/push-offer.ts';
import { paths, profileOf, withQuery } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { twoPanes, useMedia } from '../../../ui/use-media.ts';

const OfferPush = onDemand(async () => (await import('../../../features/users/components/offer-push.tsx')).OfferPush);

/** Fetched only for those who have not answered yet. */
function AskToRing() {
  const [isOpen] = useState(() => !hasAnsweredOffer());
  if (!isOpen) return null;
  return (
    <div className="chat-aside">
      <OfferPush title="Hear the answer at once" text="Waybill can ring this device when somebody writes to you." />
    </div>
  );
}

/** What a room takes from elsewhere, and where it leads. The same for as long as the room is open, so that no message is drawn anew. */
export function useRoomSlots(): RoomSlots {
  const isTwo = useMedia(twoPanes);
  const { open } = usePopup();
  const navigate = useNavigate();
  const find = useQuery().get('find') ?? undefined;
  const list = withQuery(paths.messages, { find });
  const latest = useRef(open);
  latest.current = open;
  return useMemo(
    () => ({
      pictures: (images: readonly ImageView[], alt: string) => <PictureGrid images={images} alt={alt} />,
      personHref: profileOf,
      onRequest: (packageId, userId) => latest.current('MessageRequestDetails', { packageId, userId }),
      onOrder: (orderId) => latest.current('OrderDetails', { orderId }),
      backHref: isTwo ? undefined : list,
      onDeleted: () => navigate(list, { replace: true }),
      afterWriting: <AskToRing />,
    }),
    [isTwo, list, navigate],
  );
}
