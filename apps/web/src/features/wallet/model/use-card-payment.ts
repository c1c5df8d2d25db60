import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type CardPayment, verifyCardTopUp } from '../api/verify-card-top-up.ts';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

const againMs = 3_000;
// Asked so often by ourselves; from then on the live stream or the person asks.
const mostAsked = 6;

export type CardPaymentNow = {
  readonly outcome: PaymentOutcome;
  readonly purpose: CardPayment['purpose'];
  /** True while another answer is on its way, or will be asked for by itself. */
  readonly isAsking: boolean;
  readonly askAgain: () => void;
};

/**
 * The state of a card payment, by our own books. `persistent` keeps asking for a while as long as it is pending. It lies
 * below `wallet`, so that the server’s word that money moved asks again, too.
 */
export function useCardPayment(reference: string, { persistent }: { readonly persistent: boolean }): CardPaymentNow {
  const asked = useRef(0);
  const query = useQuery({
    queryKey: ['wallet', 'card-payment', reference],
    queryFn: async ({ signal }) => {
      asked.current += 1;
      return { ...(await verifyCardTopUp(reference, signal)), isLast: asked.current >= mostAsked };
    },
    enabled: reference !== '',
    // An answer from an earlier visit does not say how the payment stands now.
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (persistent && data?.transaction.status === 0 && !data.isLast ? againMs : false),
  });
  const outcome: PaymentOutcome =
    reference === '' ? { state: 'unknown' } : paymentOutcome({ data: query.data?.transaction, error: query.error });
  return {
    outcome,
    purpose: query.data?.purpose ?? 'top-up',
    isAsking: query.isFetching || (persistent && outcome.state === 'waiting' && query.data?.isLast === false),
    askAgain: () => void query.refetch(),
  };
}
