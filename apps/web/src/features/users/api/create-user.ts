import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createUser as call } from '@waybill/contract/users/create-user';

export type NewPerson = BodyFor<typeof call>;

export const newPersonFields = call.body.shape;

export function createUser(body: NewPerson) {
  return api().call(call, { body });
}
