import type { OrderView } from '@waybill/contract/orders/order-view';
import { isFollowedHere } from '../../model/is-followed.ts';
import { WhereIAm } from '../duty/where-i-am.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderPeople } from './order-people.tsx';

type OrderMoreProps = { readonly order: OrderView; readonly onEvidence: () => void };

/** Below the fold: who is who, what else there is to do, and everything that happened. */
export function OrderMore({ order, onEvidence }: OrderMoreProps) {
  return (
    <>
      {isFollowedHere(order) ? <WhereIAm order={order} /> : null}
      <OrderPeople order={order} />
      <OrderLinks order={order} onEvidence={onEvidence} />
      <OrderHistory order={order} />
    </>
  );
}
