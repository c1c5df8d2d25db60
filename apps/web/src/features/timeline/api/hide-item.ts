import { api } from '@waybill/client/browser-client';
import { hideItem as call } from '@waybill/contract/timeline/hide-item';
import type { ItemRef } from '../model/feed/item-ref.ts';

export function hideItem({ itemType, id }: ItemRef) {
  return api().call(call, { params: { itemType, itemId: id } });
}
