import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createComment } from '@waybill/contract/timeline/create-comment';

export type CommentInput = BodyFor<typeof createComment>;

export function writeComment(body: CommentInput, idempotencyKey: string) {
  return api().call(createComment, { body, idempotencyKey });
}
