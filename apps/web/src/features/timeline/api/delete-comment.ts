import { api } from '@waybill/client/browser-client';
import { deleteComment as call } from '@waybill/contract/timeline/delete-comment';

export function deleteComment(commentId: string) {
  return api().call(call, { params: { commentId } });
}
