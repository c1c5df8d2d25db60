import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createPost } from '@waybill/contract/timeline/create-post';

export type PostInput = BodyFor<typeof createPost>;

export function writePost(body: PostInput, idempotencyKey: string) {
  return api().call(createPost, { body, idempotencyKey });
}
