import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { postImport as call } from '@waybill/contract/imports/post-import';

export function postImport(importId: string, body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { params: { importId }, body, idempotencyKey });
}
