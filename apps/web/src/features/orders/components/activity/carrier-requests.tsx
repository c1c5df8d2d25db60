import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { askedOrdersQuery } from '../../api/list-orders.ts';
import { useWaiting } from '../../model/use-waiting.ts';
import { NegotiationLines, type OpenNegotiation, type OpenOrder, OrderLines } from '../list/waiting-lines.tsx';

type CarrierRequestsProps = {
  readonly onOpen: OpenOrder;
  readonly onNegotiate: OpenNegotiation;
  /** Express parcels stand above the rest: they cannot wait. */
  readonly express: ReactNode;
};

/** Senders’ requests to a carrier: express parcels, bookings, and fees that want an answer. */
export function CarrierRequests({ onOpen, onNegotiate, express }: CarrierRequestsProps) {
  const isKnown = useQuery(askedOrdersQuery).data !== undefined;
  const { orders, fees } = useWaiting();
  const asked = orders.filter(({ role, orderStatus }) => role === 'carrier' && orderStatus === 0);
  const isEmpty = asked.length + fees.length === 0;
  return (
    <section aria-labelledby="requests-heading" className="grid gap-3">
      <h2 id="requests-heading" className="text-17">
        Requests
      </h2>
      {express}
      {isEmpty ? (
        <p className="text-ink-soft">{isKnown ? 'No bookings or fees are waiting for your answer.' : ''}</p>
      ) : (
        <Card className="overflow-hidden p-0">
          <ul>
            <OrderLines orders={asked} onOpen={onOpen} />
            <NegotiationLines negotiations={fees} onNegotiate={onNegotiate} />
          </ul>
        </Card>
      )}
    </section>
  );
}
