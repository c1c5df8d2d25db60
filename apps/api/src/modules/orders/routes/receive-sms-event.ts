import { receiveSmsEvent as call } from '@waybill/contract/orders/receive-sms-event';
import { Problem } from '../../../platform/http/problem.ts';
import { receiveSmsEvent } from '../commands/receive-sms-event.ts';
import { defineRoute } from '../define-route.ts';

export const receiveSmsEventRoute = defineRoute(call, async (context, { rawBody, request }) => {
  if (!context.sms.readAnswer) throw new Problem('not_found', 'Nobody here listens to Termii.');
  const signature = request.headers['x-termii-signature'];
  const answer = context.sms.readAnswer(rawBody, typeof signature === 'string' ? signature : undefined);
  if (!answer) throw new Problem('forbidden', 'That signature does not fit.');
  // Termii sends delivery reports to the same address, too.
  if (answer !== 'unknown') await receiveSmsEvent(context, answer.from, answer.text);
});
