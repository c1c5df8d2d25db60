import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';

export type NewBusiness = BodyFor<typeof createDispatchPartner>;

export const newBusinessFields = createDispatchPartner.body.shape;

export function signUpBusiness(body: NewBusiness) {
  return api().call(createDispatchPartner, { body });
}
