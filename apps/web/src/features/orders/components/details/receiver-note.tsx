import type { OrderView } from '@waybill/contract/orders/order-view';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { Notice } from '../../../../ui/notice.tsx';

/** What the receiver asks of the carrier, as long as the parcel is to be handed over. */
export function ReceiverNote({ order: { receiverNote, orderStatus, role } }: { readonly order: OrderView }) {
  if (!receiverNote || !isHandoverAhead(orderStatus)) return null;
  return (
    <Notice tone="info" title={role === 'carrier' ? 'The receiver asks you' : 'The receiver asks the carrier'}>
      <span className="wrap-anywhere">“{receiverNote.note}”</span>
    </Notice>
  );
}
