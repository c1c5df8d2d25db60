import type { OrderView } from '@waybill/contract/orders/order-view';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Ticket } from '../../../../ui/card.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { Perforation } from '../../../../ui/perforation.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { RouteMap } from '../../../places/index.ts';
import { categoryWord, goesWords, movesByWords, placeName, shortName } from '../../model/order-words.ts';
import { stampTone, stampWord } from '../../model/status-words.ts';
import type { OrderMoves } from '../../model/use-order-moves.ts';
import { ClaimNotices } from '../proof/claim-notices.tsx';
import { CancellationAsked } from './cancellation-asked.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderMoney } from './order-money.tsx';
import { PickupCode } from './pickup-code.tsx';
import { ReceiverNote } from './receiver-note.tsx';
import { WaitingMessages } from './waiting-messages.tsx';
import { WithheldCode } from './withheld-code.tsx';

type OrderDetailsProps = {
  readonly order: OrderView;
  readonly moves: OrderMoves;
  readonly onComplain: () => void;
  /** The sections below, which are fetched after the rest. */
  readonly more: ReactNode;
};

/** One order: how it stands, what comes next, who, where, how much, and everything that happened. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, moves, onComplain, more } = props;
  return (
    <div className="grid gap-5 pb-1">
      <CancellationAsked order={order} />
      <ClaimNotices order={order} />
      <WaitingMessages order={order} />
      <Slip order={order} />
      {order.pickupCode ? <PickupCode code={order.pickupCode} carrier={shortName(order.carrier)} /> : null}
      <WithheldCode order={order} />
      <ReceiverNote order={order} />
      <OrderActions order={order} moves={moves} onComplain={onComplain} />
      {order.movesBy && !order.cancellationAsked ? (
        <p className="-mt-2 text-center text-13 text-ink-soft">
          {movesByWords(order.movesBy.to)} <Moment at={order.movesBy.at} />
        </p>
      ) : null}
      <OrderMoney order={order} />
      {more}
    </div>
  );
}

function Moment({ at }: { readonly at: string }) {
  return <When at={at} className="font-medium text-ink" />;
}

function Slip({ order }: Pick<OrderDetailsProps, 'order'>) {
  const { package: item } = order;
  const landing = useJustChanged(order.orderStatus);
  return (
    // A button that gets the keyboard’s focus must not stop behind the buttons at the lower edge.
    <Ticket className="[&_button]:scroll-mb-40">
      <div className="px-5 pt-5">
        <RouteMap from={item.pickupAddressJson} to={[item.dropOffAddressJson]} />
      </div>
      <div className="flex items-start justify-between gap-4 px-5 pt-4">
        <h2 className="flex min-w-0 flex-wrap items-center gap-x-2 text-21 wrap-anywhere">
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
      <div className="px-5 py-4">
        <Facts
          facts={[
            { caption: 'From', value: item.pickupAddress },
            { caption: 'To', value: item.dropoffAddress },
            goesWords(order.orderStatus, item.shipmentDate, lagosDay(new Date())),
            { caption: 'What', value: `${categoryWord(item.itemCategoryId)}, ${item.weight} kg` },
            ...(order.estimatedArrival ? [{ caption: 'Should arrive', value: <When at={order.estimatedArrival} /> }] : []),
          ]}
        />
        {item.description ? <p className="mt-4 text-15 whitespace-pre-line wrap-anywhere">{item.description}</p> : null}
      </div>
      {item.images.length > 0 ? (
        <div className="px-5 pb-4">
          <PictureGrid images={item.images} alt="The parcel" />
        </div>
      ) : null}
      <Perforation />
      <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-5">
        <p>
          <span className="block caption">Tracking number</span>
          <span className="font-mono font-semibold">{spellTrackingId(order.trackingId)}</span>
        </p>
        <CopyButton text={order.trackingId} what="the tracking number" />
      </div>
    </Ticket>
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
