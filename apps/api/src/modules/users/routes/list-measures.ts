import { listMeasures as call, mostMeasures } from '@waybill/contract/measures/list-measures';
import { defineRoute } from '../define-route.ts';
import { appealedViewOf } from '../measure-views.ts';
import { withAppeals } from '../read-measures.ts';
import { listMeasures } from '../storage/measures.ts';

export const listMeasuresRoute = defineRoute(call, async ({ db }, { caller }) => {
  const measures = await withAppeals(db, await listMeasures(db, caller.userId, mostMeasures));
  return { items: measures.map(appealedViewOf) };
});
