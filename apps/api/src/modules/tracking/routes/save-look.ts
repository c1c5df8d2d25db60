import { saveLook as call } from '@waybill/contract/tracking/save-look';
import { saveLook } from '../commands/save-look.ts';
import { defineRoute } from '../define-route.ts';
import { readLook } from '../read-look.ts';

export const saveLookRoute = defineRoute(call, async (context, { caller, body }) => {
  await saveLook(context, caller, body);
  return readLook(context.db, caller.userId);
});
