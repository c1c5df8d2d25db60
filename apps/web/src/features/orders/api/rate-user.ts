import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { rateUser as call } from '@waybill/contract/users/rate-user';

export type Rating = BodyFor<typeof call>;

export function rateUser(body: Rating, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
