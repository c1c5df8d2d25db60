import type { OrderView } from '@waybill/contract/orders/order-view';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { placeName } from '../../model/order-words.ts';
import { standWords } from '../../model/stand-words.ts';
import { stampTone, stampWord } from '../../model/status-words.ts';

/** Where an order stands: its way, its stamp, and a sentence. */
export function OrderHead({ order }: { readonly order: OrderView }) {
  const { package: item } = order;
  const landing = useJustChanged(order.orderStatus);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="flex min-w-0 flex-wrap items-center gap-x-2 text-21 wrap-anywhere lg:text-28">
          {placeName(item.pickupAddressJson.label)}
          <ArrowRight size={20} aria-label="to" className="flex-none text-ink-soft" />
          {placeName(item.dropOffAddressJson.label)}
        </h2>
        <p role="status" className="flex-none pt-1">
          <Stamp key={order.orderStatus} tone={stampTone(order)} landing={landing}>
            {stampWord(order)}
          </Stamp>
        </p>
      </div>
      <p className="wrap-anywhere">
        {standWords(order)}
        {order.estimatedArrival ? (
          <>
            {' '}
            It should arrive <When at={order.estimatedArrival} className="font-medium" />.
          </>
        ) : null}
      </p>
      <p className="-my-1.5 flex items-center gap-1 text-13 text-ink-soft">
        <span className="sr-only">Tracking number</span>
        <span className="font-mono">{spellTrackingId(order.trackingId)}</span>
        <CopyButton text={order.trackingId} what="the tracking number" />
      </p>
    </div>
  );
}

/** True once the status is another one than when this was opened: then its stamp lands. */
function useJustChanged(status: number): boolean {
  const first = useRef(status);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (first.current !== status) setChanged(true);
  }, [status]);
  return changed;
}
