import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createPackage as call } from '@waybill/contract/timeline/create-package';

export type PackageInput = BodyFor<typeof call>;

export function createPackage(body: PackageInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
