import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { Fold } from '../../../../ui/fold.tsx';
import { When } from '../../../../ui/when.tsx';
import { hasWaybill } from '../../model/waybill/waybill-words.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderLinks } from './order-links.tsx';
import { TeamAnswers } from './team-answers.tsx';

type OrderRecordProps = { readonly order: OrderView; readonly isOpen: boolean };

/** Everything that happened, and what else there is to do with it. */
export function OrderRecord({ order, isOpen }: OrderRecordProps) {
  const last = order.history.at(-1);
  // An order that was kept before there were questions has none.
  const ended = order.questions?.filter(({ state }) => state !== 'open') ?? [];
  return (
    <div>
      {/* In a dispute both sides read what the other said. */}
      <Fold
        title="What happened"
        text={last ? <When at={last.at} /> : undefined}
        isOpen={isOpen || order.orderStatus === orderStatus.Disputed}
      >
        <OrderHistory order={order} />
      </Fold>
      {ended.length > 0 ? (
        <Fold
          title="Our team asked you"
          text="Only you and our team see this"
          isOpen={isOpen || order.orderStatus === orderStatus.Disputed}
        >
          <TeamAnswers questions={ended} />
        </Fold>
      ) : null}
      <Fold
        title="Documents and more"
        text={hasWaybill(order) ? 'Tracking, the waybill, the receiver, the parcel as posted' : 'The parcel as posted'}
        isOpen={isOpen}
      >
        <OrderLinks order={order} />
      </Fold>
    </div>
  );
}
