import { createPackage as call } from '@waybill/contract/timeline/create-package';
import { createPackage } from '../commands/create-package.ts';
import { defineRoute } from '../define-route.ts';
import { readItem } from '../read-items.ts';

export const createPackageRoute = defineRoute(
  call,
  async (context, { caller, body, idempotencyKey }) => {
    const id = await createPackage(context, caller, idempotencyKey, body);
    const view = await readItem(context.db, id, caller.userId);
    if (view.itemType !== 1 && view.itemType !== 5) throw new Error('What was posted is of another kind');
    return view;
  },
  // Beside the secrets of a package, which are fields of their own here.
  { readOnly: ['charge', 'pickupPlusCode', 'dropoffPlusCode'] },
);
