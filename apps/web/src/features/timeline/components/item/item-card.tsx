import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { Button } from '../../../../ui/button.tsx';
import type { ItemActions } from '../../model/feed/use-item-actions.ts';
import type { CardSlots } from './card-slots.ts';
import { ItemFooter } from './item-footer.tsx';
import { ItemMenu } from './item-menu.tsx';
import { TimelineCard } from './timeline-card.tsx';

type ItemCardProps = { readonly item: TimelineItemView; readonly actions: ItemActions; readonly slots: CardSlots };

/** A card of the feed with everything one can do to it. */
export function ItemCard({ item, actions, slots }: ItemCardProps) {
  const to = slots.hrefOf(item);
  return (
    <TimelineCard
      item={item}
      to={to}
      personHref={slots.personHref(item.author.id)}
      pictures={slots.pictures(item)}
      action={<NextStep item={item} slots={slots} />}
      menu={<ItemMenu item={item} actions={actions} />}
      footer={<ItemFooter item={item} to={to} onLike={() => actions.like(item)} />}
    />
  );
}

type NextStepProps = { readonly item: TimelineItemView; readonly slots: CardSlots; readonly full?: boolean };

/** The one thing this is on the board for, if the viewer may do it. */
export function NextStep({ item, slots, full = false }: NextStepProps) {
  if (item.can.carry)
    return (
      <Button full={full} onClick={() => slots.onCarry(item)}>
        Carry it
      </Button>
    );
  if (item.can.book)
    return (
      <Button full={full} onClick={() => slots.onBook(item)}>
        {item.itemType === 4 ? 'Book a place' : 'Send something along'}
      </Button>
    );
  return null;
}
