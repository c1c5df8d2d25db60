export { PinStep, WalletGuardNotice } from './components/lazy-steps.tsx';
export { WithWallets } from './components/with-wallets.tsx';
export { useTopUpRights } from './model/use-top-up-rights.ts';
export { type Purse, walletIn } from './model/wallet-in.ts';
