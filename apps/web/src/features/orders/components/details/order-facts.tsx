import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { Facts } from '../../../../ui/facts.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { PictureGrid } from '../../../files/index.ts';
import { goesWords } from '../../model/order-words.ts';
import { parcelInWords } from '../../model/parcel-words.ts';
import { DoorFinding, PickupFinding } from './door-finding.tsx';
import { OrderMoney } from './order-money.tsx';
import { Receiver } from './order-person.tsx';

type OrderFactsProps = { readonly order: OrderView; readonly isOpen: boolean };

/** What it is, and who pays what. */
export function OrderFacts({ order, isOpen }: OrderFactsProps) {
  const { package: item } = order;
  const isSaidAbove = order.role === 'carrier' && isOnTheWay(order.orderStatus);
  const isFetching =
    order.role === 'carrier' && (order.orderStatus === orderStatus.Accepted || order.orderStatus === orderStatus.Returning);
  const goes = goesWords(order.orderStatus, item.shipmentDate, lagosDay(new Date()));
  return (
    <div>
      <Fold title={parcelInWords(item)} text={goes.value} isOpen={isOpen}>
        <Facts facts={[{ caption: 'From', value: item.pickupAddress }, { caption: 'To', value: item.dropoffAddress }, goes]} />
        {isFetching ? null : <PickupFinding order={order} />}
        {isSaidAbove ? null : <DoorFinding order={order} />}
        {item.description ? <p className="text-15 whitespace-pre-line wrap-anywhere">{item.description}</p> : null}
        {item.images.length > 0 ? (
          <div className="max-w-64">
            <PictureGrid images={item.images} alt="The parcel" />
          </div>
        ) : null}
        {order.role === 'sender' ? (
          <ul aria-label="Receiver">
            <Receiver order={order} />
          </ul>
        ) : null}
      </Fold>
      <OrderMoney order={order} isOpen={isOpen} />
    </div>
  );
}
