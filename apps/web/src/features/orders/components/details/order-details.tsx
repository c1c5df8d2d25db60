import type { OrderView } from '@waybill/contract/orders/order-view';
import { isFollowed } from '@waybill/contract/orders/status-groups';
import { Card } from '../../../../ui/card.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { RouteMap } from '../../../places/index.ts';
import { isFollowedHere } from '../../model/is-followed.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderNext, type OrderNextProps } from './order-next.tsx';
import { OrderPerson } from './order-person.tsx';

// Below the first screen of a phone, and folded there.
const OrderFacts = lazyComponent(async () => (await import('./order-facts.tsx')).OrderFacts, <SkeletonRows rows={2} />);
const OrderRecord = lazyComponent(async () => (await import('./order-record.tsx')).OrderRecord, <SkeletonRows rows={2} />);
const WhereIAm = lazyComponent(async () => (await import('../duty/where-i-am.tsx')).WhereIAm);

type OrderDetailsProps = OrderNextProps & {
  /** `page`: on a desk, in two columns with nothing folded. */
  readonly layout: 'sheet' | 'page';
};

/** One order as a task: where it stands, what comes next, with whom, where; then everything else. */
export function OrderDetails({ layout, ...props }: OrderDetailsProps) {
  const { order } = props;
  const isPage = layout === 'page';
  const task = (
    <>
      <OrderHead order={order} />
      <OrderNext {...props} />
      <OrderPerson order={order} />
    </>
  );
  const facts = <OrderFacts order={order} isOpen={isPage} />;
  const record = <OrderRecord order={order} isOpen={isPage} />;
  const waysOut = <OrderActions {...props} which="ways out" />;
  if (!isPage)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-1">
        {task}
        <Where order={order} />
        <div>
          {facts}
          {record}
        </div>
        {waysOut}
      </div>
    );
  return (
    <div className="grid grid-cols-2 items-start gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">{task}</Card>
        <Card className="pt-0">
          {facts}
          {waysOut}
        </Card>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Where order={order} />
        <Card className="py-0">{record}</Card>
      </div>
    </div>
  );
}

function Where({ order }: { readonly order: OrderView }) {
  const { package: item, orderStatus: status, isExpress } = order;
  const isOnTheWay = isFollowed({ status, isExpress });
  return (
    <div className="grid gap-3">
      <RouteMap
        from={item.pickupAddressJson}
        to={[item.dropOffAddressJson]}
        here={isOnTheWay ? order.position : null}
        trail={isOnTheWay ? order.trail : undefined}
      />
      {isFollowedHere(order) ? <WhereIAm order={order} /> : null}
    </div>
  );
}
