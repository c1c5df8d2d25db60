import { setPin as call } from '@waybill/contract/wallet/set-pin';
import { setPin } from '../commands/set-pin.ts';
import { defineRoute } from '../define-route.ts';

export const setPinRoute = defineRoute(call, (context, { caller, body }) => setPin(context, caller, body));
