import { listMeasures as call, mostMeasures } from '@waybill/contract/measures/list-measures';
import { defineRoute } from '../define-route.ts';
import { measureViewOf } from '../measure-views.ts';
import { listMeasures } from '../storage/measures.ts';

export const listMeasuresRoute = defineRoute(call, async ({ db }, { caller }) => {
  const measures = await listMeasures(db, caller.userId, mostMeasures);
  return { items: measures.map(measureViewOf) };
});
