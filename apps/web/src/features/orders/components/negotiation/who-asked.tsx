import { useQuery } from '@tanstack/react-query';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { RatedButton } from '../../../../ui/rated.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TeamBadge } from '../../../../ui/team-badge.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { listActiveNegotiationsQuery } from '../../api/list-active-negotiations.ts';
import { ordersOfItemQuery } from '../../api/list-orders.ts';
import { feeOfOrder } from '../../model/fee-of-order.ts';
import { NegotiationLines, type OpenNegotiation, type OpenOrder } from '../list/waiting-lines.tsx';
import { Answer } from './answer.tsx';

type WhoAskedProps = {
  readonly packageId: string;
  readonly isOpen: boolean;
  readonly onOrder: OpenOrder;
  readonly onNegotiate: OpenNegotiation;
  readonly onKyc: () => void;
  readonly onRatings: (userId: string) => void;
};

/** For the sender of a parcel: who would carry it, for how much, and both answers at hand. */
export function WhoAsked({ packageId, isOpen, onOrder, onNegotiate, onKyc, onRatings }: WhoAskedProps) {
  const asked = useQuery(ordersOfItemQuery(packageId));
  const named = useQuery(listActiveNegotiationsQuery);
  const negotiations = (named.data?.items ?? []).filter((negotiation) => negotiation.packageId === packageId);
  const failed = [asked, named].filter(({ isLoadingError }) => isLoadingError);

  // Declined and withdrawn orders are left out, being of no use here; each still has its own page.
  const shown = (asked.data?.items ?? []).filter(({ orderStatus: status }) => status < 6 || status === 8);
  const failure =
    failed.length > 0 ? (
      <FailedToLoad
        title="We could not load who would carry it"
        query={{ error: failed[0]?.error, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) }}
      />
    ) : null;
  if (shown.length === 0 && negotiations.length === 0) {
    if (failure || !isOpen) return failure;
    if (asked.isPending || named.isPending) return <SkeletonRows rows={1} />;
    return <p className="text-center text-15 text-ink-soft">Nobody has asked yet. You hear from us when somebody does.</p>;
  }
  return (
    <section aria-label="Who would carry it" className="grid gap-3">
      {failure}
      <Card className="overflow-hidden p-0">
        <h3 className="px-5 pt-4 pb-3 text-17">
          {shown.some(({ orderStatus: status }) => status > 0) ? 'Who carries it' : 'Who would carry it'}
        </h3>
        <ul className="border-t border-line">
          {shown.map((order) => (
            <li key={order.id} className="grid gap-3 border-b border-line px-5 py-3.5 last:border-b-0">
              <Carrier order={order} onRatings={onRatings} />
              <Answer order={order} onOpen={onOrder} onKyc={onKyc} />
            </li>
          ))}
          <NegotiationLines negotiations={negotiations} onNegotiate={onNegotiate} />
        </ul>
      </Card>
    </section>
  );
}

type CarrierProps = Pick<WhoAskedProps, 'onRatings'> & { readonly order: OrderSummaryView };

function Carrier({ order, onRatings }: CarrierProps) {
  const { carrier } = order;
  return (
    <p className="flex items-center gap-3">
      <Avatar name={carrier.fullName} src={carrier.profilePicture} size={44} />
      <span className="min-w-0 flex-1">
        <strong className="block truncate font-semibold">
          {carrier.fullName}
          <TeamBadge isStaff={carrier.isStaff} />
        </strong>
        <span className="flex items-center gap-1.5 text-13 text-ink-soft">
          {carrier.rating > 0 ? (
            <>
              <RatedButton rating={carrier.rating} name={carrier.fullName} onOpen={() => onRatings(carrier.id)} /> ·{' '}
            </>
          ) : null}
          {carrier.numberOfDeliveries === 1 ? '1 delivery' : `${carrier.numberOfDeliveries} deliveries`}
        </span>
      </span>
      <MoneyLine {...feeOfOrder(order)} />
    </p>
  );
}
