import { getPushKey as call } from '@waybill/contract/users/get-push-key';
import { defineRoute } from '../define-route.ts';

export const getPushKeyRoute = defineRoute(call, async ({ push }) => ({ publicKey: push.publicKey }));
