import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { kycPending as call } from '@waybill/contract/users/kyc-pending';

/** Nothing is said where everything is there already: the documents of a business. */
export function kycPending(body?: BodyFor<typeof call>) {
  return api().call(call, body === undefined ? {} : { body });
}
