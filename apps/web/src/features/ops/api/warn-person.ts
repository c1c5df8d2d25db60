import { api } from '@waybill/client/browser-client';
import type { MeasureReason } from '@waybill/contract/measures/measure-view';
import { warnPerson as call } from '@waybill/contract/ops/warn-person';

export function warnPerson(uid: string, body: { reason: MeasureReason; because: string; toldAs: string }) {
  return api().call(call, { params: { uid }, body });
}
