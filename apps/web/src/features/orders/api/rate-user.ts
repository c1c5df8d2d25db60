import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { rateUser } from '@waybill/contract/users/rate-user';

export type Rating = BodyFor<typeof rateUser>;

export function rate(body: Rating, idempotencyKey: string) {
  return api().call(rateUser, { body, idempotencyKey });
}
