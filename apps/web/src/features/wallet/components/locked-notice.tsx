import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Five wrong PINs: no money leaves, and the way to open it again. */
export function LockedNotice({ children, onResetPin }: { readonly children: ReactNode; readonly onResetPin: () => void }) {
  return (
    <Notice
      tone="danger"
      title="Your wallet is locked"
      action={
        <Button variant="secondary" onClick={onResetPin}>
          Reset your PIN
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
