import { confirmMeasure as call } from '@waybill/contract/measures/confirm-measure';
import { confirmMeasure } from '../commands/confirm-measure.ts';
import { defineRoute } from '../define-route.ts';
import { appealedViewOf } from '../measure-views.ts';

export const confirmMeasureRoute = defineRoute(call, async (context, { caller, params: { measureId } }) =>
  appealedViewOf(await confirmMeasure(context, caller.userId, measureId)),
);
