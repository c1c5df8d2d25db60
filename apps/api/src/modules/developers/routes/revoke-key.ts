import { revokeKey as call } from '@waybill/contract/developers/revoke-key';
import { revokeKey } from '../commands/revoke-key.ts';
import { defineRoute } from '../define-route.ts';

export const revokeKeyRoute = defineRoute(call, (context, { caller, params }) => revokeKey(context, caller, params.keyId));
