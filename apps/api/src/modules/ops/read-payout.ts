import type { PayoutView } from '@waybill/contract/ops/list-payouts';
import { findKnownNames, findPeople } from '../users/index.ts';
import { findListedPayout, type ListedPayout } from '../wallet/index.ts';
import { readBankNames } from './bank-names.ts';
import type { OpsContext } from './context.ts';
import { payoutViewOf } from './money-views.ts';

type Needs = Pick<OpsContext, 'db' | 'cards'>;

export async function readPayouts(context: Needs, rows: readonly ListedPayout[]): Promise<PayoutView[]> {
  const ids = rows.map(({ userId }) => userId);
  const [people, names, banks] = await Promise.all([
    findPeople(context.db, ids),
    findKnownNames(context.db, ids),
    readBankNames(context, rows),
  ]);
  return rows.map((row) => payoutViewOf(row, { people, names, banks }));
}

export async function readPayout(context: Needs, reference: string): Promise<PayoutView> {
  const row = await findListedPayout(context.db, reference);
  const [view] = row ? await readPayouts(context, [row]) : [];
  if (!view) throw new Error('A payout is gone');
  return view;
}
