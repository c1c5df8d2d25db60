import type { OrderEventView, OrderView } from '@waybill/contract/orders/order-view';
import { reasonWords } from '@waybill/contract/orders/reason-words';
import { isReceivedLate } from '@waybill/contract/orders/received-late';
import { When } from '../../../../ui/when.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { eventWords } from '../../model/status-words.ts';

/** The events of an order, newest first, with their words and pictures. */
export function OrderHistory({ order }: { readonly order: OrderView }) {
  return (
    <ol className="stops">
      {order.history.toReversed().map((event) => (
        <li key={event.id} className="pb-4">
          <Line event={event} role={order.role} businessName={order.carrier.fullName} />
        </li>
      ))}
    </ol>
  );
}

type LineProps = { readonly event: OrderEventView; readonly role: OrderView['role']; readonly businessName: string };

function Line({ event, role, businessName }: LineProps) {
  const words = eventWords(event, role);
  return (
    <>
      <p className="font-medium">{words}</p>
      <p className="text-13 text-ink-soft">
        <When at={event.at} />
        {event.actedBy === null ? null : ` · ${event.actedBy} for ${businessName}`}
        {isReceivedLate(event) ? (
          <>
            {' '}
            · heard of it <When at={event.heardAt} />
          </>
        ) : null}
      </p>
      {event.cancellationReasons.length > 0 ? <p className="mt-1 text-15">{reasonWords(event.cancellationReasons)}</p> : null}
      {event.message ? <p className="mt-1 text-15 whitespace-pre-line wrap-anywhere">“{event.message}”</p> : null}
      {event.images.length > 0 ? (
        <div className="mt-2 max-w-64">
          <PictureGrid images={event.images} alt={words} />
        </div>
      ) : null}
    </>
  );
}
