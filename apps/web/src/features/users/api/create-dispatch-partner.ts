import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createDispatchPartner as call } from '@waybill/contract/users/create-dispatch-partner';

export type NewBusiness = BodyFor<typeof call>;

export const newBusinessFields = call.body.shape;

export function createDispatchPartner(body: NewBusiness) {
  return api().call(call, { body });
}
