import { useQuery } from '@tanstack/react-query';
import { capturePaypalOrder } from '../api/capture-paypal-order.ts';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

/** Takes the money of an approved order and says how it went. Asked again it takes nothing again. */
export function usePaypalOrder(orderId: string): {
  readonly outcome: PaymentOutcome;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
} {
  const query = useQuery({
    queryKey: ['wallet', 'paypal-order', orderId],
    queryFn: ({ signal }) => capturePaypalOrder(orderId, signal),
    enabled: orderId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    outcome: orderId === '' ? { state: 'unknown' } : paymentOutcome(query),
    isAsking: query.isFetching,
    askAgain: () => void query.refetch(),
  };
}
