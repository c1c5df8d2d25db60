import { getPushKey } from '@waybill/contract/users/get-push-key';
import { defineRoute } from '../../../platform/http/route.ts';
import type { UsersContext } from '../context.ts';

export const getPushKeyRoute = defineRoute(getPushKey, async ({ push }: UsersContext) => ({ publicKey: push.publicKey }));
