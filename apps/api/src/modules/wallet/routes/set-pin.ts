import { setPin } from '@waybill/contract/wallet/set-pin';
import { defineRoute } from '../../../platform/http/route.ts';
import { setPinOf } from '../commands/set-pin.ts';
import type { WalletContext } from '../context.ts';

export const setPinRoute = defineRoute(setPin, (context: WalletContext, { caller, body }) => setPinOf(context, caller, body));
