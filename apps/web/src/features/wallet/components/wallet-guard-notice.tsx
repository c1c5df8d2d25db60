import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { WalletState } from '../model/wallet-in.ts';
import { LockedNotice } from './locked-notice.tsx';

type WalletGuardNoticeProps = {
  readonly wallet: Pick<WalletState, 'isLocked' | 'hasPin'>;
  readonly onResetPin: () => void;
  readonly onSetPin: () => void;
};

/** Says what stands between the person and their money, if anything does. */
export function WalletGuardNotice({ wallet, onResetPin, onSetPin }: WalletGuardNoticeProps) {
  if (wallet.isLocked)
    return (
      <LockedNotice onResetPin={onResetPin}>
        The PIN was wrong five times, so no money can leave for a while. A new PIN unlocks it at once. Money can still come in.
      </LockedNotice>
    );
  if (!wallet.hasPin)
    return (
      <Notice
        tone="info"
        title="You have no PIN yet"
        action={
          <Button variant="secondary" onClick={onSetPin}>
            Set your PIN
          </Button>
        }
      >
        No money leaves your wallet without one. It takes a moment.
      </Notice>
    );
  return null;
}
