import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createUser } from '@waybill/contract/users/create-user';

export type NewPerson = BodyFor<typeof createUser>;

export const newPersonFields = createUser.body.shape;

export function signUpPerson(body: NewPerson) {
  return api().call(createUser, { body });
}
