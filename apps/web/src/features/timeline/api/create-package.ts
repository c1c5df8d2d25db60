import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createPackage } from '@waybill/contract/timeline/create-package';

export type PackageInput = BodyFor<typeof createPackage>;

export function postPackage(body: PackageInput, idempotencyKey: string) {
  return api().call(createPackage, { body, idempotencyKey });
}
