import { receivePaystackEvent as call } from '@waybill/contract/wallet/receive-paystack-event';
import { Problem } from '../../../platform/http/problem.ts';
import { takeEvent } from '../commands/take-event.ts';
import { defineRoute } from '../define-route.ts';
import { isOurReference } from '../references.ts';

export const receivePaystackEventRoute = defineRoute(call, async (context, { rawBody, request }) => {
  const signature = request.headers['x-paystack-signature'];
  const event = context.cards.readEvent(rawBody, typeof signature === 'string' ? signature : undefined);
  if (!event) throw new Problem('forbidden', 'That signature does not fit.');
  if (event === 'unknown' || !isOurReference(event.reference)) return;
  const { key, kind, reference, isReturn, isDispute, isRejection = false } = event;
  const about = kind === 'payment' ? { payment: { reference }, isReturn, isDispute, isRejection } : { payout: reference };
  await takeEvent(context, 'paystack', key, about);
});
