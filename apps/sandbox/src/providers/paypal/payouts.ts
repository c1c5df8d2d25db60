import { addBounded } from '../../state-file.ts';
import { newOrderId, newPayoutId, type PaypalContext } from './context.ts';
import { announceBatch, announceItem } from './events.ts';
import { mostKept, type Payout, type PayoutItem } from './state.ts';

export type NewPayout = Pick<Payout, 'senderBatchId' | 'emailSubject' | 'emailMessage' | 'currency'> & {
  items: Pick<PayoutItem, 'recipientType' | 'receiver' | 'amount' | 'note' | 'senderItemId'>[];
};

export async function openPayout(context: PaypalContext, wanted: NewPayout): Promise<Payout> {
  const opened: Payout = {
    ...wanted,
    id: newPayoutId(),
    status: 'PENDING',
    items: wanted.items.map((item) => ({
      ...item,
      id: newPayoutId(),
      transactionId: newOrderId(),
      status: 'PENDING',
      processedAt: null,
    })),
    createdAt: new Date().toISOString(),
    completedAt: null,
  };
  addBounded(context.file.state.payouts, opened, mostKept);
  await context.file.save();
  // The clock starts once the payout is saved: on a slow disk it would be decided before it was reported as pending.
  moveLater(context, opened);
  return opened;
}

/** Starts the clocks of what was still to happen, after a restart or when settlement resumes. */
export function resumePayouts(context: PaypalContext): void {
  for (const payout of context.file.state.payouts) if (payout.completedAt === null) moveLater(context, payout);
}

/** Decides an item by hand: unclaimed money comes back, waiting money arrives or does not. */
export async function settleItem(context: PaypalContext, payout: Payout, item: PayoutItem, status: PayoutItem['status']) {
  const isPossible = item.status === 'PENDING' ? status !== 'PENDING' : item.status === 'UNCLAIMED' && status !== 'PENDING';
  if (!isPossible) return;
  await processItem(context, payout, item, status);
  await finish(context, payout);
  await context.file.save();
}

function moveLater(context: PaypalContext, payout: Payout): void {
  context.alarms.set(context.settleMs, async () => {
    if (context.switches.holdSettlement) return;
    if (payout.status === 'PENDING') {
      payout.status = 'PROCESSING';
      await announceBatch(context, payout);
      moveLater(context, payout);
    } else {
      for (const item of payout.items) {
        const outcome = outcomeOf(item.receiver);
        if (item.status === 'PENDING' && outcome !== 'PENDING') await processItem(context, payout, item, outcome);
      }
      await finish(context, payout);
    }
    await context.file.save();
  });
}

async function processItem(
  context: PaypalContext,
  payout: Payout,
  item: PayoutItem,
  status: PayoutItem['status'],
): Promise<void> {
  item.status = status;
  item.processedAt = new Date().toISOString();
  await announceItem(context, payout, item);
}

/** A batch is done when none of its items waits; one in which everything failed is denied. */
async function finish(context: PaypalContext, payout: Payout): Promise<void> {
  if (payout.completedAt !== null || payout.items.some(({ status }) => status === 'PENDING')) return;
  payout.status = payout.items.every(({ status }) => status === 'FAILED') ? 'DENIED' : 'SUCCESS';
  payout.completedAt = new Date().toISOString();
  await announceBatch(context, payout);
}

/** A word in the receiver’s name decides the outcome. */
function outcomeOf(receiver: string): PayoutItem['status'] {
  const name = receiver.split('@')[0]?.toLowerCase() ?? '';
  if (name.includes('fail')) return 'FAILED';
  if (name.includes('unclaimed')) return 'UNCLAIMED';
  if (name.includes('returned')) return 'RETURNED';
  return name.includes('pending') ? 'PENDING' : 'SUCCESS';
}
