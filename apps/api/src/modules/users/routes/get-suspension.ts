import { getSuspension as call } from '@waybill/contract/measures/get-suspension';
import { holderOf } from '../commands/appeal-measure.ts';
import { notSuspended } from '../commands/appeal-suspension.ts';
import { defineRoute } from '../define-route.ts';
import { appealedViewOf } from '../measure-views.ts';
import { withAppeals } from '../read-measures.ts';
import { findSuspension } from '../storage/measures.ts';

export const getSuspensionRoute = defineRoute(call, async (context, { body: { ticket } }) => {
  const suspension = await findSuspension(context.db, holderOf(context, ticket));
  const [measure] = await withAppeals(context.db, suspension ? [suspension] : []);
  if (!measure) throw notSuspended();
  return appealedViewOf(measure);
});
