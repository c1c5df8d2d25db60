import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type KycNoticeProps = { readonly children: ReactNode; readonly isBusiness: boolean; readonly onKyc: () => void };

/** The notice that an action needs an identity check, and the link to it. */
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
