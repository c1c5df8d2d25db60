import { api } from '@waybill/client/browser-client';
import { appealMeasure as call } from '@waybill/contract/measures/appeal-measure';

export function appealMeasure(measureId: string, says: string) {
  return api().call(call, { params: { measureId }, body: { says } });
}
