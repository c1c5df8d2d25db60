import type { OrderView } from '@waybill/contract/orders/order-view';
import { reasonWords } from '@waybill/contract/orders/reason-words';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { shortName } from '../../model/order-words.ts';

/** The carrier wants to bring it back. The sender’s two answers are among the buttons of the order. */
export function CancellationAsked({ order }: { readonly order: OrderView }) {
  const asked = order.cancellationAsked;
  if (!asked) return null;
  const reasons = reasonWords(asked.cancellationReasons);
  if (order.role === 'carrier')
    return (
      <Notice tone="attention" title={`Bring it back to ${shortName(order.sender)}`}>
        {shortName(order.sender)} says yes once the parcel is back. Without an answer our team looks into it{' '}
        <When at={asked.answerBy} />.
      </Notice>
    );
  return (
    <Notice tone="attention" title={`${shortName(order.carrier)} wants to bring it back. Is it back?`}>
      {reasons ? <p className="wrap-anywhere">“{reasons}”</p> : null}
      <p className="mt-1">
        When the parcel is in your hands, say so: your money comes back at once. Without an answer our team looks into it{' '}
        <When at={asked.answerBy} />.
      </p>
    </Notice>
  );
}
