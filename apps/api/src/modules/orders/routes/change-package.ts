import { changePackage as call } from '@waybill/contract/orders/change-package';
import { readPackageView } from '../../timeline/index.ts';
import { changePackage } from '../commands/change-package.ts';
import { defineRoute } from '../define-route.ts';

export const changePackageRoute = defineRoute(call, async (context, { caller, params: { packageId }, body, idempotencyKey }) => {
  await changePackage(context, caller.userId, idempotencyKey, packageId, body);
  const parcel = await readPackageView(context.db, packageId, caller.userId);
  if (!parcel) throw new Error(`${packageId} was changed and is gone`);
  return parcel;
});
