import { confirmMeasure as call } from '@waybill/contract/measures/confirm-measure';
import { confirmMeasure } from '../commands/confirm-measure.ts';
import { defineRoute } from '../define-route.ts';
import { measureViewOf } from '../measure-views.ts';

export const confirmMeasureRoute = defineRoute(call, async (context, { caller, params: { measureId } }) =>
  measureViewOf(await confirmMeasure(context, caller.userId, measureId)),
);
