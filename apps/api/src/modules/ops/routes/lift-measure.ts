import { liftMeasure as call } from '@waybill/contract/ops/lift-measure';
import { liftMeasure } from '../commands/lift-measure.ts';
import { defineRoute } from '../define-route.ts';
import { readPerson } from '../read-person.ts';

export const liftMeasureRoute = defineRoute(call, async (context, { caller, params: { measureId }, body }) => {
  const userId = await liftMeasure(context, { staffId: caller.userId, measureId, ...body });
  return readPerson(context.db, userId);
});
