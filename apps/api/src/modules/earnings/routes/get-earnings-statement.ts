import { getEarningsStatement as call } from '@waybill/contract/earnings/get-earnings-statement';
import { defineRoute } from '../define-route.ts';
import { earningsPeriodOf } from '../earnings-period.ts';
import { earningsCsv } from '../statement/earnings-csv.ts';
import { earningsPdf } from '../statement/earnings-pdf.ts';
import { readEarningsStatement } from '../statement/read-statement.ts';

export const getEarningsStatementRoute = defineRoute(
  call,
  async ({ db }, { caller, query: { format, ...wanted }, reply }) => {
    const period = await earningsPeriodOf(db, caller.userId, wanted);
    const statement = await readEarningsStatement(db, period);
    const { currency, startDate, endDate } = period;
    const fileName = `waybill-earnings-${currency.toLowerCase()}-${startDate}-${endDate}.${format}`;
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    // The byte order mark makes spreadsheets read the file as UTF-8.
    if (format === 'csv') reply.type('text/csv; charset=utf-8').send(`\uFEFF${earningsCsv(statement)}`);
    else reply.type('application/pdf').send(await earningsPdf(statement));
  },
  { reads: 'replica' },
);
