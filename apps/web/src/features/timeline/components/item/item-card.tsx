import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { itemHref } from '../../../../session/paths.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ItemActions } from '../../model/feed/use-item-actions.ts';
import { ItemFooter } from './item-footer.tsx';
import { ItemMenu } from './item-menu.tsx';
import { TimelineCard } from './timeline-card.tsx';

type ItemCardProps = { readonly item: TimelineItemView; readonly actions: ItemActions };

/** A card of the feed with everything one can do to it. */
export function ItemCard({ item, actions }: ItemCardProps) {
  const to = itemHref(item);
  return (
    <TimelineCard
      item={item}
      to={to}
      action={<NextStep item={item} />}
      menu={<ItemMenu item={item} actions={actions} />}
      footer={<ItemFooter item={item} to={to} onLike={() => actions.like(item)} />}
    />
  );
}

/** The one thing this is on the board for, if the viewer may do it. */
export function NextStep({ item }: { readonly item: TimelineItemView }) {
  const { open } = usePopup();
  const about = { itemId: item.id, itemType: String(item.itemType) };
  if (item.isMine && (item.itemType === 1 || item.itemType === 5) && item.status === 'open')
    return item.itemType === 5 && !item.asksOne ? (
      <Button onClick={() => open('ExpressDeliveryList', { packageId: item.id })}>See the search</Button>
    ) : (
      <Button variant="secondary" onClick={() => open('PackageDetails', about)}>
        See who asked
      </Button>
    );
  if (item.can.carry) return <Button onClick={() => open('PackageDetails', about)}>Carry it</Button>;
  if (item.can.book)
    return (
      <Button onClick={() => open(item.itemType === 4 ? 'BookBatchShipping' : 'BookTravellersRequest', about)}>
        {item.itemType === 4 ? 'Book a place' : 'Send something along'}
      </Button>
    );
  return null;
}
