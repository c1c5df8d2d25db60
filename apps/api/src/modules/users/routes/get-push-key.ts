import { getPushKey as call } from '@waybill/contract/users/get-push-key';
import { defineRoute } from '../../../platform/http/route.ts';
import type { UsersContext } from '../context.ts';

export const getPushKeyRoute = defineRoute(call, async ({ push }: UsersContext) => ({ publicKey: push.publicKey }));
