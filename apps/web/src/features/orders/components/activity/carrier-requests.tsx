import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { askedOrdersQuery } from '../../api/list-orders.ts';
import { useWaiting } from '../../model/use-waiting.ts';
import { NeedRow, TalkRow } from '../list/waiting-for-you.tsx';

type CarrierRequestsProps = {
  readonly onOpen: (orderId: string) => void;
  readonly onTalk: (packageId: string, userId: string) => void;
  /** Express parcels stand above the rest: they cannot wait. */
  readonly express: ReactNode;
};

/** What senders ask of one: express parcels, bookings, fees that want an answer. */
export function CarrierRequests({ onOpen, onTalk, express }: CarrierRequestsProps) {
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
        <p className="text-ink-soft">{isKnown ? 'No booking and no fee waits for your answer.' : ''}</p>
      ) : (
        <Card className="overflow-hidden p-0">
          <ul>
            {asked.map((order) => (
              <li key={order.id}>
                <NeedRow order={order} onOpen={onOpen} />
              </li>
            ))}
            {fees.map((talk) => (
              <li key={talk.offer.negotiationId}>
                <TalkRow talk={talk} onTalk={onTalk} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
