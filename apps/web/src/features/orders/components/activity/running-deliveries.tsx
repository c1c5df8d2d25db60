import { useQuery } from '@tanstack/react-query';
import { Ticket } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { carryingQuery } from '../../api/list-orders.ts';
import { OrderCard } from '../list/order-row.tsx';

type RunningDeliveriesProps = { readonly numberOfDeliveries: number; readonly onOpen: (orderId: string) => void };

/** The carrier’s deliveries under way, each with its next step. */
export function RunningDeliveries({ numberOfDeliveries, onOpen }: RunningDeliveriesProps) {
  const query = useQuery(carryingQuery);
  const { data, error } = query;
  return (
    <section aria-labelledby="running-heading" className="grid gap-3">
      <h2 id="running-heading" className="text-17">
        On the road
      </h2>
      {error && !data ? (
        <FailedToLoad title="We could not load your deliveries" query={query} />
      ) : (
        <Ticket>
          {!data ? (
            <div className="p-5">
              <SkeletonRows rows={2} />
            </div>
          ) : data.length === 0 ? (
            <EmptyState
              drawing="bus"
              title="Nothing is on the road"
              text={
                numberOfDeliveries === 0
                  ? 'Your business has made no delivery yet. What you carry is listed here with its next step.'
                  : `Deliveries made so far: ${numberOfDeliveries}. None is running now.`
              }
            />
          ) : (
            <ul>
              {data.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} onOpen={() => onOpen(order.id)} />
                </li>
              ))}
            </ul>
          )}
        </Ticket>
      )}
    </section>
  );
}
