import { appealMeasure as call } from '@waybill/contract/measures/appeal-measure';
import { appealMeasure } from '../commands/appeal-measure.ts';
import { defineRoute } from '../define-route.ts';
import { appealedViewOf } from '../measure-views.ts';

export const appealMeasureRoute = defineRoute(call, async (context, { caller, params: { measureId }, body }) =>
  appealedViewOf(await appealMeasure(context, { measureId, userId: caller.userId, ...body })),
);
