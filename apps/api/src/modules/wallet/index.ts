import type { Route } from '../../platform/http/route.ts';
import type { WalletContext } from './context.ts';
import { setPinRoute } from './routes/set-pin.ts';

export { openWallet } from './commands/open-wallet.ts';
export { setFirstPin } from './commands/set-pin.ts';
export type { WalletContext } from './context.ts';
export { type Finding, proveBooks } from './ledger/proof.ts';
export { hashPin } from './pins.ts';

export const walletRoutes: readonly Route<WalletContext>[] = [setPinRoute];
