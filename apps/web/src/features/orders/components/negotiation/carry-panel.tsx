import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { getDeliveryRequestInfoQuery } from '../../api/get-delivery-request-info.ts';
import { latestOffer } from '../../model/fee-words.ts';
import { offerToCarry } from '../../model/offer-to-carry.ts';
import { shortName } from '../../model/order-words.ts';
import { DealFacts } from './deal-facts.tsx';

const over: readonly number[] = [orderStatus.Cancelled, orderStatus.Declined, orderStatus.Expired];

type CarryPanelProps = {
  readonly item: PackageView;
  readonly myId: string;
  readonly onOrder: (orderId: string) => void;
  readonly onNegotiate: (begin: boolean) => void;
  readonly onKyc: () => void;
};

/** For whoever would carry a parcel: take it at its fee, name another, or see how far one is already. */
export function CarryPanel({ item, myId, onOrder, onNegotiate, onKyc }: CarryPanelProps) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const query = useQuery({ ...getDeliveryRequestInfoQuery(item.id, myId, myId), retry: false });
  const { data } = query;
  const name = shortName(item.author);
  const order = data?.order ?? undefined;
  const offer = data && latestOffer(data.negotiation);

  async function ask() {
    const asked = await offerToCarry(queries, item.id, myId, onKyc);
    if (asked) onOrder(asked.id);
  }

  if (query.isPending && item.can.carry) return <Skeleton shape="button" className="w-full" />;
  if (order && !over.includes(order.orderStatus))
    return (
      <Notice
        tone="info"
        title={order.orderStatus === orderStatus.Requested ? requestWords(order.askedBy, name) : 'You carry this parcel'}
        action={
          <Button variant="secondary" onClick={() => onOrder(order.id)}>
            {order.needsMe && order.orderStatus === orderStatus.Requested ? 'Answer' : 'See the order'}
          </Button>
        }
      />
    );
  if (!item.can.carry) return null;
  if (query.error && !data) return <FailedToLoad title="We could not check whether you can carry it" query={query} />;
  return (
    <div className="grid gap-2.5">
      <DealFacts item={item} side="carrier" fee={item.price} currency={item.currency} />
      {data?.canAsk ? (
        <Button full busy={busy} onClick={() => void run(ask)}>
          Carry it for {formatMoney(minorOf(item.price), item.currency)}
        </Button>
      ) : null}
      <Button full variant="secondary" onClick={() => onNegotiate(!offer)}>
        {offer ? `Keep talking about the fee with ${name}` : 'Offer another fee'}
      </Button>
      <p className="text-center text-13 text-ink-soft">The fee is in escrow already. {name} has a day to answer.</p>
    </div>
  );
}

function requestWords(askedBy: 'sender' | 'carrier', name: string): string {
  return askedBy === 'sender' ? `${name} asks you to carry it` : `${name} has your offer`;
}
