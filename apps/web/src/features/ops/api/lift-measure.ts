import { api } from '@waybill/client/browser-client';
import { liftMeasure as call } from '@waybill/contract/ops/lift-measure';

export function liftMeasure(measureId: string, because: string, toldAs: string) {
  return api().call(call, { params: { measureId }, body: { because, toldAs } });
}
