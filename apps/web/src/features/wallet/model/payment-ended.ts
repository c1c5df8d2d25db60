import { forgetRequestKey } from '../../../forms/request-key.ts';
import { forgetOpenPayment, type OpenPayment } from './open-payment.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { topUpDrafts } from './top-up-form.ts';

/**
 * Once it is known how a payment ended, the next one is another payment with a key of its own; after a success the
 * form is empty again, too. Until then everything stays, so that it can be gone on with.
 */
export function paymentEnded(
  store: Storage,
  { purpose, currency }: Pick<OpenPayment, 'purpose' | 'currency'>,
  { state }: PaymentOutcome,
): void {
  if (state !== 'paid' && state !== 'failed') return;
  forgetRequestKey(store, purpose === 'credits' ? 'credits.card' : `top-up.${currency}`);
  forgetOpenPayment(store);
  if (state === 'paid' && purpose === 'top-up') topUpDrafts[currency].clear(store);
}
