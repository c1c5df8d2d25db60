import { useEffect } from 'react';
import { OrderLines, TalkLines } from '../../../features/orders/components/list/waiting-lines.tsx';
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
      <OrderLines orders={orders} onOpen={(orderId) => open('OrderDetails', { orderId })} />
      <TalkLines talks={fees} onTalk={(packageId, userId) => open('MessageRequestDetails', { packageId, userId })} />
    </>
  );
}
