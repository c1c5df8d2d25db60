import { useEffect } from 'react';
import { NeedRow, TalkRow } from '../../../features/orders/components/list/waiting-for-you.tsx';
import { useWaiting } from '../../../features/orders/model/use-waiting.ts';
import { usePopup } from '../../../popups/use-popup.ts';

/** Orders and fees that wait for an answer of one’s own, as lines of a list. */
export function WaitingRows({ onCount }: { readonly onCount: (count: number) => void }) {
  const { open } = usePopup();
  const { orders, fees, isKnown } = useWaiting();
  const count = orders.length + fees.length;
  useEffect(() => {
    if (isKnown) onCount(count);
  }, [isKnown, count, onCount]);
  return (
    <>
      {orders.map((order) => (
        <li key={order.id}>
          <NeedRow order={order} onOpen={(orderId) => open('OrderDetails', { orderId })} />
        </li>
      ))}
      {fees.map((talk) => (
        <li key={talk.offer.negotiationId}>
          <TalkRow talk={talk} onTalk={(packageId, userId) => open('MessageRequestDetails', { packageId, userId })} />
        </li>
      ))}
    </>
  );
}
