import { getStatement as call } from '@waybill/contract/wallet/get-statement';
import { isTooLongForStatement } from '@waybill/contract/wallet/statement-period';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { checkPeriod } from '../period.ts';
import { statementCsv } from '../statement/statement-csv.ts';
import { statementPdf } from '../statement/statement-pdf.ts';
import { readStatement } from '../statement/statement-rows.ts';
import { findWalletOwner } from '../storage/balances.ts';

export const getStatementRoute = defineRoute(
  call,
  async ({ db }, { caller, query, reply }) => {
    const { format, currency, ...period } = query;
    checkPeriod(period);
    if (isTooLongForStatement(period))
      throw new Problem('invalid_input', 'Please choose a year or less.', { field: 'startDate' });
    const [statement, owner] = await Promise.all([
      readStatement(db, caller.userId, currency, period),
      findWalletOwner(db, caller.userId),
    ]);
    if (!owner) throw new Problem('session_ended', 'This account is gone.');
    // How a business signs in is its owner’s; whoever keeps its books is not told.
    const head = { name: owner.fullName, email: caller.member ? '' : owner.email, currency, ...period };
    const fileName = `waybill-${currency.toLowerCase()}-${period.startDate}-${period.endDate}.${format}`;
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    // The byte order mark makes spreadsheets read the file as UTF-8.
    if (format === 'csv') reply.type('text/csv; charset=utf-8').send(`\uFEFF${statementCsv(statement, head)}`);
    else reply.type('application/pdf').send(await statementPdf(statement, head));
  },
  { reads: 'replica' },
);
