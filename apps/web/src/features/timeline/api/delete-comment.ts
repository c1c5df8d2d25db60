import { api } from '@waybill/client/browser-client';
import { deleteComment } from '@waybill/contract/timeline/delete-comment';

export function takeBackComment(commentId: string) {
  return api().call(deleteComment, { params: { commentId } });
}
