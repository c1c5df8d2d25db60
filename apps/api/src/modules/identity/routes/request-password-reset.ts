import { requestPasswordReset as call } from '@waybill/contract/identity/request-password-reset';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { sendResetLinkJob } from '../jobs/send-reset-link.ts';

export const requestPasswordResetRoute = defineRoute(call, async ({ db, enqueue }, { body }) => {
  await transact(db, (tx) => enqueue(tx, sendResetLinkJob, { email: body.email }));
});
