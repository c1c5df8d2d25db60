import { api } from '@waybill/client/browser-client';
import { showItemAgain } from '@waybill/contract/timeline/show-item-again';
import type { ItemRef } from '../model/feed/item-ref.ts';

export function interestedAgainIn({ itemType, id }: ItemRef) {
  return api().call(showItemAgain, { params: { itemType, itemId: id } });
}
