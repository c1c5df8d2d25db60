import { receiveDojahEvent as call } from '@waybill/contract/kyc/receive-dojah-event';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { settleCheckJob } from '../jobs/settle-check-job.ts';
import { findByReference } from '../storage/checks.ts';

export const receiveDojahEventRoute = defineRoute(call, async (context, { rawBody, request }) => {
  if (!context.identityCheck) throw new Problem('not_found', 'Nobody here listens to Dojah.');
  const signature = request.headers['x-dojah-signature'];
  const event = context.identityCheck.readEvent(rawBody, typeof signature === 'string' ? signature : undefined);
  if (!event) throw new Problem('forbidden', 'That signature does not fit.');
  // Checks of others under the same provider key are not ours.
  if (event === 'unknown' || !(await findByReference(context.db, event.reference))) return;
  await transact(context.db, (tx) => context.enqueue(tx, settleCheckJob, { reference: event.reference }));
});
