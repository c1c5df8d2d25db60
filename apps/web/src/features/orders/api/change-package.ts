import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { changePackage as call } from '@waybill/contract/orders/change-package';

export type PackageChange = BodyFor<typeof call>;

export function changePackage(packageId: string, body: PackageChange, idempotencyKey: string) {
  return api().call(call, { params: { packageId }, body, idempotencyKey });
}
