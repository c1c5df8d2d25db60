import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { toast } from '../../../ui/toast.tsx';
import { acceptExpressDelivery } from '../api/accept-express-delivery.ts';
import { declineExpressDelivery } from '../api/decline-express-delivery.ts';

export type AnswerOptions = {
  readonly onTaken: (orderId: string) => void;
  readonly onKyc: () => void;
  /** It stops ringing here, whatever the answer was. */
  readonly onAnswered?: (packageId: string) => void;
};

/** A rider’s answer to an express parcel. */
export function useAnswerExpress({ onTaken, onKyc, onAnswered }: AnswerOptions) {
  const queries = useQueryClient();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  async function answer(packageId: string, act: () => Promise<void>): Promise<void> {
    setBusyWith(packageId);
    try {
      await act();
      onAnswered?.(packageId);
    } catch (failure) {
      const code = failure instanceof ApiProblem ? failure.code : undefined;
      if (code === 'already_taken' || code === 'no_longer_open' || code === 'not_found') {
        onAnswered?.(packageId);
        showRingOver(code === 'already_taken' ? 'taken' : 'withdrawn');
      } else if (code === 'kyc_required') onKyc();
      else if (code === 'not_on_duty') toast.error('Go on duty first', 'Only riders on duty can take an express parcel.');
      else showFailure(failure);
    }
    setBusyWith(null);
    void queries.invalidateQueries({ queryKey: ['express'] });
  }

  return {
    busyWith,
    accept: (packageId: string) =>
      answer(packageId, async () => {
        const order = await acceptExpressDelivery(packageId);
        queries.setQueryData(['orders', 'one', order.id], order);
        void queries.invalidateQueries({ queryKey: ['orders', 'list'] });
        toast.success('It is yours', 'The fee is in escrow. Go and pick the parcel up.');
        onTaken(order.id);
      }),
    pass: (packageId: string) => answer(packageId, () => declineExpressDelivery(packageId)),
  };
}

/** A parcel that rang is gone. What nobody answered in time needs no words. */
export function showRingOver(why: 'taken' | 'withdrawn' | 'unanswered'): void {
  if (why === 'taken') toast.info('Somebody else was faster', 'The express parcel has its rider. The next one rings soon.');
  if (why === 'withdrawn') toast.info('The parcel was taken down', 'Its sender no longer needs a rider.');
}
