import { api } from '@waybill/client/browser-client';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import type { ItemRef } from '../model/feed/item-ref.ts';

/** `keepalive` lets it arrive even when the page is being left. */
export function takeDown({ itemType, id }: ItemRef, keepalive = false) {
  return api().call(deleteItem, { params: { itemType, itemId: id }, keepalive });
}
