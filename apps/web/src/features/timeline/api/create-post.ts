import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createPost } from '@waybill/contract/timeline/create-post';

export type PostWish = BodyFor<typeof createPost>;

export function writePost(body: PostWish, idempotencyKey: string) {
  return api().call(createPost, { body, idempotencyKey });
}
