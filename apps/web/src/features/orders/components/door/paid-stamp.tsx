import { type ReactNode, useEffect, useState } from 'react';
import { Stamp } from '../../../../ui/stamp.tsx';
import { soundPaid } from '../../model/ring-tone.ts';

type PaidStampProps = {
  readonly orderId: string;
  /** `loud` at the door, where it is what everybody waits for. */
  readonly tone: 'loud' | 'quiet';
  /** It was not paid a moment ago, before the same eyes. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
};

/** Our word that the money is here: large, green, and heard. */
export function PaidStamp({ orderId, tone, isNews = false, children }: PaidStampProps) {
  const [isLanding] = useState(isNews);
  useEffect(() => {
    if (isLanding) soundPaid(orderId);
  }, [isLanding, orderId]);
  return (
    <div role="status" className={tone === 'loud' ? 'paid-loud' : 'paid-quiet'}>
      <Stamp tone="palm" landing={isLanding} className={tone === 'loud' ? 'text-38' : ''}>
        Paid
      </Stamp>
      <p className={tone === 'loud' ? '' : 'min-w-0 text-15'}>{children}</p>
    </div>
  );
}
