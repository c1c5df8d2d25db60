import { WalletPlace } from './parts/wallet-place.tsx';

export function WalletIntlRoute() {
  return <WalletPlace currency="USD" />;
}
