export type { Wallets } from './api/get-wallets.ts';
export { PinStep, WalletGuardNotice } from './components/lazy-steps.tsx';
export { MoneyLine } from './components/money-line.tsx';
export { WithWallets } from './components/with-wallets.tsx';
export { commissionInWords, type FeeRead, feeInWords, rangeInWords, totalInWords } from './model/money-line.ts';
export { useTopUpRights } from './model/use-top-up-rights.ts';
export { walletIn } from './model/wallet-in.ts';
