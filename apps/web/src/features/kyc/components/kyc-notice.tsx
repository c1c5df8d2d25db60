import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type KycNoticeProps = { readonly children: ReactNode; readonly isBusiness: boolean; readonly onKyc: () => void };

/** What somebody without a check cannot do yet, and the way there. */
export function KycNotice({ children, isBusiness, onKyc }: KycNoticeProps) {
  const what = isBusiness ? 'business' : 'identity';
  return (
    <Notice
      tone="attention"
      title={`Your ${what} must be checked first`}
      action={
        <Button variant="secondary" onClick={onKyc}>
          {`See your ${what} check`}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
