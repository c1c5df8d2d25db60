import { api } from '@waybill/client/browser-client';
import { leaveBusiness as call } from '@waybill/contract/businesses/leave-business';

export function leaveBusiness(businessId: string) {
  return api().call(call, { params: { businessId } });
}
