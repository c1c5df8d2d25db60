import { useQuery } from '@tanstack/react-query';
import type { ImageView } from '@waybill/contract/files/image-view';
import { useEffect } from 'react';
import { NegotiationLines, OrderLines } from '../../../features/orders/components/list/waiting-lines.tsx';
import { useWaiting } from '../../../features/orders/model/use-waiting.ts';
import { salesToSendQuery } from '../../../features/sales/api/list-sales.ts';
import { SaleThumb } from '../../../features/sales/components/seller/sale-thumb.tsx';
import { saleLine } from '../../../features/sales/model/sale-words.ts';
import { saleHref } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

/** Orders and fees that wait for an answer of one’s own, and what is paid for and to be sent, as lines of a list. */
export function WaitingRows({ onCount }: { readonly onCount: (count: number) => void }) {
  const { open } = usePopup();
  const { orders, fees, isKnown, failed } = useWaiting();
  const { data: sales } = useQuery(salesToSendQuery);
  const toSend = sales?.items ?? [];
  const count = orders.length + fees.length + toSend.length;
  useEffect(() => {
    // Of what could not all be loaded nobody knows how much it is.
    if (isKnown && !failed) onCount(count);
  }, [isKnown, failed, count, onCount]);
  return (
    <>
      {toSend.map((sale) => (
        <li key={sale.id}>
          <ListRow to={saleHref(sale.id)} title={saleLine(sale)} text={sale.title} leading={<Thumb image={sale.image} />} />
        </li>
      ))}
      <OrderLines orders={orders} onOpen={(orderId) => open('OrderDetails', { orderId })} />
      <NegotiationLines
        negotiations={fees}
        onNegotiate={(packageId, userId) => open('MessageRequestDetails', { packageId, userId })}
      />
      {failed ? (
        <li className="px-5 py-4">
          <FailedToLoad title="We could not load all of it" query={failed} />
        </li>
      ) : null}
    </>
  );
}

/** As wide as the faces above and below it, so that the words of all rows begin in one line. */
function Thumb({ image }: { readonly image: ImageView | null }) {
  return (
    <span className="block w-11 [&>*]:size-11">
      <SaleThumb image={image} />
    </span>
  );
}
