import type { ConsoleTransactionView } from '@waybill/contract/ops/get-console-transaction';
import type { ConsoleTransactionSummaryView } from '@waybill/contract/ops/list-console-transactions';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findPeople } from '../users/index.ts';
import { type AnyLine, findAnyLine, transactionViewOf } from '../wallet/index.ts';
import { personIn } from './views.ts';

type People = ReadonlyMap<string, PersonView>;

export const peopleOfLines = (db: Db, rows: readonly AnyLine[]): Promise<People> =>
  findPeople(
    db,
    rows.map(({ userId }) => userId),
  );

export function consoleTransactionOf(row: AnyLine, people: People): ConsoleTransactionSummaryView {
  const { id, kind, direction, currency, amountMinor, status, title, detail, reference, createdAt, settledAt } = row;
  const line = { id, kind, direction, currency, amountMinor, status, title, detail, reference, createdAt, settledAt };
  return { ...transactionViewOf(line), person: personIn(people, row.userId) };
}

/** A line of anybody’s wallet. */
export async function readConsoleTransaction(db: Db, id: string): Promise<ConsoleTransactionView> {
  const row = await findAnyLine(db, id);
  if (!row) throw new Problem('not_found', 'There is no such transaction.');
  const names = [row.providerId, row.chargeId].filter((name) => name !== null);
  return {
    ...consoleTransactionOf(row, await peopleOfLines(db, [row])),
    provider: row.provider,
    providerNames: [...new Set(names)],
    providerState: row.providerState,
    isPayout: row.isPayout,
  };
}
