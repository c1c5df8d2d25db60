import { receivePaypalEvent as call } from '@waybill/contract/wallet/receive-paypal-event';
import { Problem } from '../../../platform/http/problem.ts';
import { takeEvent } from '../commands/take-event.ts';
import { defineRoute } from '../define-route.ts';
import { isOurReference } from '../references.ts';
import { orProviderDown } from './provider-down.ts';

export const receivePaypalEventRoute = defineRoute(call, async (context, { rawBody, request }) => {
  const event = await orProviderDown(context.paypal.readEvent(rawBody, request.headers));
  if (!event) throw new Problem('forbidden', 'That signature does not fit.');
  if (event === 'unknown' || (event.reference !== undefined && !isOurReference(event.reference))) return;
  const { key, isReturn, isDispute } = event;
  const about = event.kind === 'payout' ? { payout: event.reference } : { payment: event.names, isReturn, isDispute };
  await takeEvent(context, 'paypal', key, about);
});
