import { api } from '@waybill/client/browser-client';
import type { MeasureReason } from '@waybill/contract/measures/measure-view';
import { restrictPerson as call } from '@waybill/contract/ops/restrict-person';

export function restrictPerson(
  uid: string,
  body: { reason: MeasureReason; days: number | null; because: string; toldAs: string },
) {
  return api().call(call, { params: { uid }, body });
}
