import { isProblem } from '@waybill/client/failures';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { useState } from 'react';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
import { sendHandoverCode } from '../../api/send-handover-code.ts';

const { codePauseSeconds } = orderLimits;

/** For the receiver: what to do when the carrier comes, and the code once more. */
export function AtTheDoor({ view }: { readonly view: TrackingView }) {
  const { trackingId, isCodeSent, canSendCode } = view;
  const { busy, run } = useBusy();
  const [isSent, setSent] = useState(false);
  const [nextAt, setNextAt] = useState<number>();
  const seconds = useSecondsUntil(nextAt);
  if (!canSendCode) return null;

  async function send() {
    await sendHandoverCode(trackingId);
    setSent(true);
    setNextAt(Date.now() + codePauseSeconds * 1000);
  }

  function refused(failure: unknown) {
    if (isProblem(failure, 'code_too_soon'))
      setNextAt(Date.now() + (failure.problem.retryAfterSeconds ?? codePauseSeconds) * 1000);
    showFailure(failure);
  }

  return (
    <Card className="grid gap-4">
      <h2 className="text-17">When the carrier is at the door</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:text-ink-soft">
        <li>Look at the parcel before you say anything.</li>
        <li>If it is right, tell the carrier your six-digit code. It {isCodeSent ? 'came' : 'comes'} by SMS to your phone.</li>
        <li>Never give the code over the phone, and never before you hold the parcel: it is the carrier’s proof.</li>
      </ol>
      {isSent ? (
        <Notice tone="success" title="It is on its way">
          The code goes to your phone by SMS.
        </Notice>
      ) : null}
      <Button variant="secondary" full busy={busy} disabled={seconds > 0} onClick={() => void run(send, refused)}>
        {seconds > 0 ? `Send it again in ${seconds} s` : 'Send me the code again'}
      </Button>
    </Card>
  );
}
