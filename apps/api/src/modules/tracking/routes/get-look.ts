import { getLook as call } from '@waybill/contract/tracking/get-look';
import { defineRoute } from '../define-route.ts';
import { readLook } from '../read-look.ts';

export const getLookRoute = defineRoute(call, ({ db }, { caller }) => readLook(db, caller.userId));
