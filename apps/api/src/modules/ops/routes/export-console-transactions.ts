import { exportConsoleTransactions as call } from '@waybill/contract/ops/export-console-transactions';
import { type AnyLine, countEveryLine, listEveryLine } from '../../wallet/index.ts';
import { sendConsoleFile } from '../console-file.ts';
import { defineRoute } from '../define-route.ts';
import { consoleTransactionOf, peopleOfLines } from '../read-console-transactions.ts';
import { transactionStatusName } from '../status-names.ts';

const headings = ['Transaction', 'Reference', 'Kind', 'Direction', 'Amount', 'Currency', 'Status', 'Title', 'Detail', 'Person'];

export const exportConsoleTransactionsRoute = defineRoute(call, ({ db }, { caller, query, reply }) =>
  sendConsoleFile(
    db,
    reply,
    {
      name: 'transactions',
      headings: [...headings, 'Time (UTC)', 'Settled (UTC)'],
      count: (most) => countEveryLine(db, query, most),
      page: (window) => listEveryLine(db, query, window),
      lines: async (rows: readonly AnyLine[]) => {
        const people = await peopleOfLines(db, rows);
        return rows.map((row) => {
          const line = consoleTransactionOf(row, people);
          return [
            ...[line.id, line.reference, line.kind, line.direction, line.amount.toFixed(2), line.currency],
            ...[transactionStatusName(line.status), line.title, line.detail, line.person.username],
            ...[line.dateCreated, line.dateSettled ?? ''],
          ];
        });
      },
    },
    { staffId: caller.userId, filter: query },
  ),
);
