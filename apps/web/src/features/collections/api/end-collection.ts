import { api } from '@waybill/client/browser-client';
import { endCollection as call } from '@waybill/contract/collections/end-collection';

export function endCollection(collectionId: string) {
  return api().call(call, { params: { collectionId } });
}
