import { exportActs as call, mostActsInFile } from '@waybill/contract/ops/export-acts';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { actsCsv } from '../acts-csv.ts';
import { defineRoute } from '../define-route.ts';
import { listActs, recordAct } from '../storage/acts.ts';
import { actViewOf } from '../views.ts';

export const exportActsRoute = defineRoute(call, async ({ db }, { caller, query, reply }) => {
  const rows = await listActs(db, { ...query, limit: mostActsInFile + 1 });
  if (rows.length > mostActsInFile)
    throw new Problem('invalid_input', 'That is too much for one file. Please choose fewer days.', { field: 'startDate' });
  const about = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  await transact(db, (tx) =>
    recordAct(tx, {
      staffId: caller.userId,
      what: 'trail-exported',
      subject: rows.length === 1 ? '1 line' : `${rows.length} lines`,
      about,
    }),
  );
  reply.header('content-disposition', 'attachment; filename="waybill-audit-trail.csv"');
  // The byte order mark makes spreadsheets read the file as UTF-8.
  reply.type('text/csv; charset=utf-8').send(`\uFEFF${actsCsv(rows.map(actViewOf))}`);
});
