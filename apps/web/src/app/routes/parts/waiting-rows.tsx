import { useEffect } from 'react';
import { NegotiationLines, OrderLines } from '../../../features/orders/components/list/waiting-lines.tsx';
import { useWaiting } from '../../../features/orders/model/use-waiting.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';

/** Orders and fees that wait for an answer of one’s own, as lines of a list. */
export function WaitingRows({ onCount }: { readonly onCount: (count: number) => void }) {
  const { open } = usePopup();
  const { orders, fees, isKnown, failed } = useWaiting();
  const count = orders.length + fees.length;
  useEffect(() => {
    // Of what could not all be loaded nobody knows how much it is.
    if (isKnown && !failed) onCount(count);
  }, [isKnown, failed, count, onCount]);
  return (
    <>
      <OrderLines orders={orders} onOpen={(orderId) => open('OrderDetails', { orderId })} />
      <NegotiationLines talks={fees} onTalk={(packageId, userId) => open('MessageRequestDetails', { packageId, userId })} />
      {failed ? (
        <li className="px-5 py-4">
          <FailedToLoad title="We could not load all of it" query={failed} />
        </li>
      ) : null}
    </>
  );
}
