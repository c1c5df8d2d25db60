import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { lockPackage } from '../../timeline/index.ts';
import { oneByOne } from '../commands/one-by-one.ts';
import type { OrdersContext } from '../context.ts';
import { negotiationEnded, publishNegotiation } from '../events.ts';
import { updatesOfNegotiation } from '../negotiation-rules.ts';
import { sendUpdates } from '../process/updates.ts';
import { findNegotiation, listOverdue, withdrawOverdue } from '../storage/negotiations.ts';

const mostAtATime = 1_000;

/** Withdraws amounts that were not answered in time, and notifies both sides. */
export async function withdrawUnanswered(context: Pick<OrdersContext, 'db' | 'publish'>): Promise<void> {
  const { db } = context;
  await oneByOne(
    'offers could not be withdrawn',
    (after) => listOverdue(db, after, mostAtATime),
    (id) =>
      transact(db, async (tx) => {
        const known = await findNegotiation(tx, id);
        if (!known) return;
        await lockPackage(tx, known.packageId);
        const offer = await withdrawOverdue(tx, id);
        if (!offer) return;
        publishNegotiation(context, tx, negotiationEnded, offer, 'time', 'expired');
        sendUpdates(tx, await updatesOfNegotiation(tx, offer, 'time', 'expired'));
      }),
  );
}

const withdrawJob = defineJob<Record<never, never>>('orders.withdraw-unanswered');

export const negotiationJobs: readonly JobHandler<OrdersContext>[] = [
  handleJob(withdrawJob, (context: OrdersContext) => withdrawUnanswered(context), { every: '* * * * *' }),
];
