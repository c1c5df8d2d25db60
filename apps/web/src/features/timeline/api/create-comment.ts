import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createComment as call } from '@waybill/contract/timeline/create-comment';

export type CommentInput = BodyFor<typeof call>;

export function createComment(body: CommentInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
