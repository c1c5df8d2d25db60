import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { NegotiationThreadView, NegotiationView } from '@waybill/contract/orders/negotiation-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useRef, useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { toast } from '../../../ui/toast.tsx';
import { acceptOffer } from '../api/accept-offer.ts';
import { createNegotiation, type FeeInput } from '../api/create-negotiation.ts';
import { endNegotiation } from '../api/end-negotiation.ts';
import { updateDeliveryFee } from '../api/update-delivery-fee.ts';
import { shortName } from './order-words.ts';
import { refreshOrders, showOrder } from './refresh-orders.ts';

type NegotiationOptions = {
  readonly thread: NegotiationThreadView;
  /** The carrier of the two. */
  readonly carrierId: string;
  readonly onOrder: (order: OrderView) => void;
  readonly onKyc: () => void;
  /** Asks for the PIN, as the amount in escrow has to change for this offer. */
  readonly onPin: (offer: NegotiationView) => void;
};

export type FeeAct = 'accept' | 'reject' | 'withdraw';

/** Everything two people can do about a fee. Each is sent once, whatever happens to its answer. */
export function useNegotiation({ thread, carrierId, onOrder, onKyc, onPin }: NegotiationOptions) {
  const queries = useQueryClient();
  const { packageId, otherParty } = thread;
  const [doing, setDoing] = useState<FeeAct>();
  // Beside the state, which a second press in the same moment would not see yet.
  const running = useRef(false);
  const name = shortName(otherParty);
  const refresh = () => refreshOrders(queries, packageId);

  async function once(act: FeeAct, offer: NegotiationView, work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setDoing(act);
    try {
      await work();
    } catch (failure) {
      refused(failure, offer);
    }
    running.current = false;
    setDoing(undefined);
  }

  function refused(failure: unknown, offer: NegotiationView) {
    const code = failure instanceof ApiProblem ? failure.code : undefined;
    if (code === 'kyc_required') return onKyc();
    if (code === 'fee_differs') return onPin(offer);
    showFailure(failure);
    // It may have been answered, taken or ended meanwhile.
    if (failure instanceof ApiProblem) refresh();
  }

  return {
    doing,
    accept: (offer: NegotiationView) =>
      once('accept', offer, async () => {
        const key = `accept.${offer.negotiationId}`;
        const { order } = await acceptOffer(offer.negotiationId, requestKey(sessionStorage, key, offer.negotiationId));
        forgetRequestKey(sessionStorage, key);
        if (order) {
          showOrder(queries, order);
          toast.success('Agreed', `You and ${name} have a deal.`);
          onOrder(order);
        } else {
          refresh();
          toast.success('Accepted', `${name} confirms with a PIN, and it is settled.`);
        }
      }),
    reject: (offer: NegotiationView) =>
      once('reject', offer, async () => {
        await endNegotiation(offer.negotiationId);
        refresh();
        toast.success('Declined', `${name} has been told.`);
      }),
    withdraw: (offer: NegotiationView) =>
      once('withdraw', offer, async () => {
        await endNegotiation(offer.negotiationId);
        refresh();
        toast.info('Withdrawn', `${name} no longer sees it as open.`);
      }),
    /** With the PIN: what is held changes, and the order is there. What it rejects with is the PIN’s to say. */
    async agree(offer: NegotiationView, pin: string): Promise<void> {
      const about = { negotiationId: offer.negotiationId, packageId, deliveryUserId: carrierId };
      const key = `agree.${offer.negotiationId}`;
      const order = await updateDeliveryFee({ ...about, pin }, requestKey(sessionStorage, key, about));
      forgetRequestKey(sessionStorage, key);
      showOrder(queries, order);
      toast.success('Agreed', `${name} carries it.`);
      onOrder(order);
    },
    /** Names an amount; what it rejects with is for the form. */
    async offer(input: Pick<FeeInput, 'amount' | 'reason'>): Promise<void> {
      const body = { packageId, otherPartyId: otherParty.id, ...input };
      const key = `fee.${packageId}.${otherParty.id}`;
      await createNegotiation(body, requestKey(sessionStorage, key, body));
      forgetRequestKey(sessionStorage, key);
      refresh();
      toast.success('Offer sent', `${name} has a day to answer.`);
    },
  };
}

export type NegotiationState = ReturnType<typeof useNegotiation>;
