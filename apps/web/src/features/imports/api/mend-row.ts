import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { mendRow as call } from '@waybill/contract/imports/mend-row';

export function mendRow(importId: string, position: number, body: BodyFor<typeof call>) {
  return api().call(call, { params: { importId, position }, body });
}
