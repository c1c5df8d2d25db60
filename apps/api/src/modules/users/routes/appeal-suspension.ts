import { appealSuspension as call } from '@waybill/contract/measures/appeal-suspension';
import { appealSuspension } from '../commands/appeal-suspension.ts';
import { defineRoute } from '../define-route.ts';
import { appealedViewOf } from '../measure-views.ts';

export const appealSuspensionRoute = defineRoute(call, async (context, { body }) =>
  appealedViewOf(await appealSuspension(context, body)),
);
