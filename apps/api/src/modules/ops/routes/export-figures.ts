import { caseKinds } from '@waybill/contract/ops/case-kinds';
import { exportFigures as call } from '@waybill/contract/ops/export-figures';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { figuresCsv } from '../figures-csv.ts';
import { readFigures } from '../read-figures.ts';
import { recordAct } from '../storage/acts.ts';

export const exportFiguresRoute = defineRoute(call, async ({ db }, { caller, query, reply }) => {
  const figures = await readFigures(db, caseKinds, Number(query.days));
  await transact(db, (tx) =>
    recordAct(tx, { staffId: caller.userId, what: 'figures-exported', subject: `${figures.startDate} to ${figures.endDate}` }),
  );
  reply.header('content-disposition', `attachment; filename="waybill-queues-${figures.endDate}.csv"`);
  // The byte order mark makes spreadsheets read the file as UTF-8.
  reply.type('text/csv; charset=utf-8').send(`\uFEFF${figuresCsv(figures)}`);
});
