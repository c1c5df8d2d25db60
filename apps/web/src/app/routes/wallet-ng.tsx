import { WalletPlace } from './parts/wallet-place.tsx';

export function WalletNgRoute() {
  return <WalletPlace currency="NGN" />;
}
