import { WalletPlace } from './parts/wallet-place.tsx';

export function WalletNgRoute() {
  return <WalletPlace currency="NGN" />;
}

export function WalletIntlRoute() {
  return <WalletPlace currency="USD" />;
}
