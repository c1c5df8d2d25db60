import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { settlePayment } from '../commands/settle-payment.ts';
import type { WalletContext } from '../context.ts';
import { sendRefund } from '../sales/send-refund.ts';
import { listDueReturns } from '../storage/arrivals.ts';
import { listUnreportedPayments } from '../storage/payments.ts';
import { listDueRefunds } from '../storage/refunds.ts';
import { giveBack } from '../transfers/give-back.ts';
import { giveBackJob } from './give-back.ts';

/** The sweep comes round again: what fails is not worth many tries. */
const settlePaymentJob = defineJob<{ reference: string }>('wallet.settle-payment', { queue: 'money', retryLimit: 2 });

export const settlePaymentLater = handleJob(settlePaymentJob, (context: WalletContext, { reference }) =>
  settlePayment(context, reference),
);

/** Refunds are written down by acts of other modules, which tell nobody: the sweep sends them. */
const sendRefundJob = defineJob<{ id: string }>('wallet.send-refund', { queue: 'money', retryLimit: 2 });

export const sendRefundLater = handleJob(sendRefundJob, (context: WalletContext, { id }) => sendRefund(context, id));

const sweepPaymentsJob = defineJob<Record<never, never>>('wallet.sweep-payments', { queue: 'money' });

export const giveBackLater = handleJob(giveBackJob, (context: WalletContext, key) => giveBack(context, key));

/** Asks after payments that no webhook and no return page has reported, and after what is being given back, each in a job of its own. */
export const sweepPayments = handleJob(
  sweepPaymentsJob,
  async (context: WalletContext) => {
    await transact(context.db, async (tx) => {
      for (const { reference } of await listUnreportedPayments(tx)) context.enqueue(tx, settlePaymentJob, { reference });
      for (const key of await listDueReturns(tx)) context.enqueue(tx, giveBackJob, key);
      for (const { id } of await listDueRefunds(tx)) context.enqueue(tx, sendRefundJob, { id });
    });
  },
  { every: '* * * * *' },
);
