import type { Currency } from '@waybill/contract/money';
import { newId } from '../../src/platform/ids.ts';
import type { World } from './world.ts';

export type Line = {
  readonly at: string;
  readonly amountMinor?: number;
  readonly currency?: Currency;
  readonly status?: number;
  readonly direction?: 'in' | 'out';
  readonly title?: string;
};

/** Lines of somebody's history as if they had been written at that time. Answers their ids. */
export async function writeLines(world: World, userId: string, lines: readonly Line[]): Promise<string[]> {
  const rows = lines.map(({ at, amountMinor = 100, currency = 'NGN', status = 1, direction = 'in', title = 'Top-up' }) => ({
    id: newId('transaction'),
    userId,
    kind: direction === 'in' ? 'top-up' : 'payout',
    direction,
    currency,
    amountMinor,
    status,
    title,
    detail: '',
    reference: newId('transaction'),
    createdAt: at,
  }));
  for (let from = 0; from < rows.length; from += 1_000)
    await world.db`insert into wallet_transaction ${world.db(rows.slice(from, from + 1_000))}`;
  return rows.map(({ id }) => id);
}
