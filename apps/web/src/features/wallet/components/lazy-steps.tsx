import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

// Fetched when money is about to leave.

export const PinStep = lazyComponent(async () => (await import('./pin-step.tsx')).PinStep, <Skeleton shape="card" />);

export const WalletGuardNotice = lazyComponent(async () => (await import('./wallet-guard-notice.tsx')).WalletGuardNotice);
