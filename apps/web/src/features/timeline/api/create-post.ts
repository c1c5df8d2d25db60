import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createPost as call } from '@waybill/contract/timeline/create-post';

export type PostInput = BodyFor<typeof call>;

export function createPost(body: PostInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
