import type { OrderView } from '@waybill/contract/orders/order-view';
import { isFollowedHere } from '../../model/is-followed.ts';
import { WhereIAm } from '../duty/where-i-am.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderPeople } from './order-people.tsx';
import type { OrderSlots } from './order-slots.ts';

type OrderMoreProps = { readonly order: OrderView; readonly slots: OrderSlots; readonly onEvidence: () => void };

/** Below the fold: who is who, what else there is to do, and everything that happened. */
export function OrderMore({ order, slots, onEvidence }: OrderMoreProps) {
  return (
    <>
      {isFollowedHere(order) ? <WhereIAm order={order} /> : null}
      <OrderPeople order={order} onRatings={slots.onRatings} messageHref={slots.messageHref} personHref={slots.personHref} />
      <OrderLinks order={order} slots={slots} onEvidence={onEvidence} />
      <OrderHistory order={order} pictures={slots.pictures} />
    </>
  );
}
