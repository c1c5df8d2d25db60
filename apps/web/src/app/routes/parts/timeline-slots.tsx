import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { PictureGrid } from '../../../features/files/components/picture-grid.tsx';
import type { FirstSteps } from '../../../features/timeline/components/feed/feed-empty.tsx';
import type { CardSlots } from '../../../features/timeline/components/item/card-slots.ts';
import { itemTitle } from '../../../features/timeline/model/feed/item-words.ts';
import { chatWith, itemHref, profileOf } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { useUser } from '../../../session/user-context.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';

// Only whoever travels is asked; the feed does without it.
const BookingAnswer = onDemand(
  async () => (await import('../../../features/orders/components/negotiation/booking-answer.tsx')).BookingAnswer,
);

/** What the cards of the timeline lead to. */
export function useCardSlots(): CardSlots {
  const { open } = usePopup();
  const about = (item: TimelineItemView) => ({ itemId: item.id, itemType: String(item.itemType) });
  return {
    hrefOf: itemHref,
    messageHref: chatWith,
    personHref: profileOf,
    pictures: (item) => (item.images.length > 0 ? <PictureGrid images={item.images} alt={itemTitle(item)} /> : undefined),
    onBook: (item) => open(item.itemType === 4 ? 'BookBatchShipping' : 'BookTravellersRequest', about(item)),
    onCarry: (item) => open('PackageDetails', about(item)),
    answer: ({ id }, itemId) => (
      <BookingAnswer
        packageId={id}
        itemId={itemId}
        onOrder={(orderId) => open('OrderDetails', { orderId })}
        onKyc={() => open('CompleteKyc')}
      />
    ),
  };
}

type Steps = { readonly onWrite: () => void; readonly onEverything: () => void };

/** What one can put on the board. */
export function useFirstSteps({ onWrite, onEverything }: Steps): FirstSteps {
  const { isDispatchPartner } = useUser();
  const { open } = usePopup();
  return {
    onSend: () => open('PostSend'),
    onTrip: () => open('Deliver', { half: 'trip' }),
    onBatch: isDispatchPartner ? () => open('BatchShipping') : undefined,
    onWrite,
    onEverything,
  };
}
