import { api } from '@waybill/client/browser-client';
import { hideItem } from '@waybill/contract/timeline/hide-item';
import type { ItemRef } from '../model/feed/item-ref.ts';

export function notInterestedIn({ itemType, id }: ItemRef) {
  return api().call(hideItem, { params: { itemType, itemId: id } });
}
