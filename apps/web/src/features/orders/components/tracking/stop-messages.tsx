import { isProblem } from '@waybill/client/failures';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { stopMessages } from '../../api/stop-messages.ts';
import { MessageCodeField } from './message-code-field.tsx';

/** For the receiver, who may never have heard of us: no more messages to this phone. */
export function StopMessages({ trackingId, isStopped }: { readonly trackingId: string; readonly isStopped: boolean }) {
  const [step, setStep] = useState<'closed' | 'asking' | 'done'>('closed');
  const [code, setCode] = useState('');
  const { busy, run } = useBusy();
  const [wrong, setWrong] = useState<string>();

  async function stop() {
    await stopMessages(trackingId, code);
    setStep('done');
  }

  function refused(failure: unknown) {
    if (isProblem(failure, 'code_wrong', 'invalid_input')) setWrong(failure.problem.errors[0]?.message ?? failure.message);
    else showFailure(failure);
    setCode('');
  }

  if (isStopped || step === 'done')
    return (
      <Notice tone="info" title="No messages go to this number">
        We text the receiver nothing about any parcel. The sender has the code for this one. To get our messages again, answer the
        last one with START.
      </Notice>
    );
  if (step === 'closed')
    return (
      <Button variant="quiet" full onClick={() => setStep('asking')}>
        Stop messages to my number
      </Button>
    );
  return (
    <Card>
      <PlainForm onSubmit={() => void run(stop, refused)}>
        <p>We then text your number nothing about parcels any more, whoever sends them.</p>
        <MessageCodeField value={code} error={wrong} onChange={setCode} />
        <Button type="submit" full busy={busy} disabled={code.length < 6}>
          Stop the messages
        </Button>
      </PlainForm>
    </Card>
  );
}
