import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { blankWordsOf, countUnfinished, deletePositions } from '../storage/leaving.ts';

/** Refuses to let a member leave while they carry or send a parcel, or while somebody waits for their answer. */
export async function checkNothingRuns(tx: Tx, userId: string): Promise<void> {
  const { running, asked, negotiations } = await countUnfinished(tx, userId);
  if (running > 0)
    throw new Problem(
      'orders_running',
      `You have ${count(running, 'delivery', 'deliveries')} under way. Please finish or cancel first.`,
    );
  if (asked > 0)
    throw new Problem(
      'orders_running',
      `${count(asked, 'request', 'requests')} for a delivery wait${asked === 1 ? 's' : ''} for an answer. Please answer or take back first.`,
    );
  if (negotiations > 0)
    throw new Problem(
      'orders_running',
      `You are still talking about ${count(negotiations, 'fee', 'fees')}. Please end the talk first.`,
    );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Orders stay as they were; where somebody was, and what they wrote about them, does not. */
export async function forgetCarrier(tx: Tx, userId: string): Promise<void> {
  deletePositions(tx, userId);
  blankWordsOf(tx, userId);
}
