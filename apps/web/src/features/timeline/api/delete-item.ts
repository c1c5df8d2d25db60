import { api } from '@waybill/client/browser-client';
import { deleteItem as call } from '@waybill/contract/timeline/delete-item';
import type { ItemRef } from '../model/feed/item-ref.ts';

/** `keepalive` lets it arrive even when the page is being left. */
export function deleteItem({ itemType, id }: ItemRef, keepalive = false) {
  return api().call(call, { params: { itemType, itemId: id }, keepalive });
}
