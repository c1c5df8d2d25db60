import { setPin as call } from '@waybill/contract/wallet/set-pin';
import { defineRoute } from '../../../platform/http/route.ts';
import { setPin } from '../commands/set-pin.ts';
import type { WalletContext } from '../context.ts';

export const setPinRoute = defineRoute(call, (context: WalletContext, { caller, body }) => setPin(context, caller, body));
