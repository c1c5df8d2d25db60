import { getStatement } from '@waybill/contract/wallet/get-statement';
import { isTooLongForStatement } from '@waybill/contract/wallet/statement-period';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { WalletContext } from '../context.ts';
import { checkPeriod } from '../period.ts';
import { statementCsv } from '../statement/statement-csv.ts';
import { statementPdf } from '../statement/statement-pdf.ts';
import { readStatement } from '../statement/statement-rows.ts';
import { findMoneyStanding } from '../storage/balances.ts';

export const getStatementRoute = defineRoute(getStatement, async ({ db }: WalletContext, { caller, query, reply }) => {
  const { format, currency, ...period } = query;
  checkPeriod(period);
  if (isTooLongForStatement(period)) throw new Problem('invalid_input', 'Please choose a year or less.', { field: 'startDate' });
  const [statement, standing] = await Promise.all([
    readStatement(db, caller.userId, currency, period),
    findMoneyStanding(db, caller.userId),
  ]);
  if (!standing) throw new Problem('session_ended', 'This account is gone.');
  const head = { name: standing.fullName, email: standing.email, currency, ...period };
  const fileName = `waybill-${currency.toLowerCase()}-${period.startDate}-${period.endDate}.${format}`;
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  // The mark in front tells spreadsheets that it is UTF-8.
  if (format === 'csv') reply.type('text/csv; charset=utf-8').send(`\uFEFF${statementCsv(statement, head)}`);
  else reply.type('application/pdf').send(await statementPdf(statement, head));
});
