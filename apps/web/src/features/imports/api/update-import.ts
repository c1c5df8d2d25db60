import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateImport as call } from '@waybill/contract/imports/update-import';

export function updateImport(importId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { importId }, body });
}
