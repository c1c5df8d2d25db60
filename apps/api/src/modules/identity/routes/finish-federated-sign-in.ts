import { finishFederatedSignIn as call } from '@waybill/contract/identity/finish-federated-sign-in';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { issueTicket } from '../federated-tickets.ts';
import { recallAttempt, rememberTicket } from './federated-cookie.ts';
import { landOn } from './federated-landing.ts';

export const finishFederatedSignInRoute = defineRoute(call, async (context, { query, request, reply }) => {
  const attempt = recallAttempt(context, request, reply);
  if (query.error === 'access_denied') return landOn(reply, { error: 'cancelled' });
  if (!attempt || !query.code) return landOn(reply, { error: 'failed' });
  try {
    const person = await context.federation.finish(new URL(request.url, context.publicUrl), attempt);
    const ticket = await transact(context.db, (tx) => issueTicket(tx, context.keys, 'redeem', person));
    rememberTicket(context, reply, ticket);
    landOn(reply, { ticket });
  } catch (error) {
    request.log.warn({ err: error }, 'a federated sign-in was not believed');
    landOn(reply, { error: 'failed' });
  }
});
