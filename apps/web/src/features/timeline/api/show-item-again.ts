import { api } from '@waybill/client/browser-client';
import { showItemAgain as call } from '@waybill/contract/timeline/show-item-again';
import type { ItemRef } from '../model/feed/item-ref.ts';

export function showItemAgain({ itemType, id }: ItemRef) {
  return api().call(call, { params: { itemType, itemId: id } });
}
