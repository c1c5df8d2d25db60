import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What somebody without a checked identity cannot do yet, and the way there. */
export function KycNotice({ children, onKyc }: { readonly children: ReactNode; readonly onKyc: () => void }) {
  return (
    <Notice
      tone="attention"
      title="Your identity must be checked first"
      action={
        <Button variant="secondary" onClick={onKyc}>
          See your identity check
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
