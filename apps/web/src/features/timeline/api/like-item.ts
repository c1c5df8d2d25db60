import { api } from '@waybill/client/browser-client';
import { likeItem as call } from '@waybill/contract/timeline/like-item';
import { unlikeItem } from '@waybill/contract/timeline/unlike-item';
import type { ItemRef } from '../model/feed/item-ref.ts';

export function likeItem({ itemType, id }: ItemRef, isLiked: boolean) {
  return api().call(isLiked ? call : unlikeItem, { params: { itemType, itemId: id } });
}
