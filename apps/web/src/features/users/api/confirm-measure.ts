import { api } from '@waybill/client/browser-client';
import { confirmMeasure as call } from '@waybill/contract/measures/confirm-measure';

export function confirmMeasure(measureId: string) {
  return api().call(call, { params: { measureId } });
}
