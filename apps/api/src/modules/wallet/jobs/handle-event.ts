import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { settlePayment } from '../commands/settle-payment.ts';
import { settlePayout } from '../commands/settle-payout.ts';
import type { WalletContext } from '../context.ts';
import { findPaymentNamed, markDisputed, markRejected } from '../storage/payments.ts';
import { findPayout } from '../storage/payouts.ts';
import { findEvent, markHandled } from '../storage/provider-events.ts';

export const handleEventJob = defineJob<{ provider: 'paystack' | 'paypal'; key: string }>('wallet.handle-event', {
  formerName: 'wallet.heed-event',
  queue: 'money',
});

/**
 * Handles the payment or payout of a provider event. An unknown reference is looked for again for a quarter of an hour; after
 * that the event is a question for staff, and its job a dead letter.
 */
export const handleEvent = handleJob(handleEventJob, async (context: WalletContext, { provider, key }) => {
  const event = await findEvent(context.db, provider, key);
  if (!event || event.processedAt) return;
  const { about } = event;
  if ('payout' in about) {
    const payout = await findPayout(context.db, about.payout);
    if (!payout) throw new Error(`${provider} spoke of a payout we do not know: ${key}`);
    await settlePayout(context, payout);
  } else {
    const payment = await findPaymentNamed(context.db, provider, about.payment);
    if (!payment) throw new Error(`${provider} spoke of a payment we do not know: ${key}`);
    if (about.isDispute) await transact(context.db, (tx) => markDisputed(tx, payment.reference));
    if (about.isRejection)
      await transact(context.db, async (tx) => {
        markRejected(tx, payment.reference);
        sendEvent(tx, payment.userId, { type: 'wallet.changed' });
      });
    await settlePayment(context, payment.reference, { isReturn: about.isReturn ?? false });
  }
  await transact(context.db, (tx) => markHandled(tx, provider, key));
});
