import { ApiProblem } from '@waybill/client/failures';
import { type ReactNode, useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { useOnce } from '../../../forms/use-once.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

type Obstacle = 'wallet_not_empty' | 'orders_running';

type DeactivateFormProps = {
  /** Paid for, and not used: nobody gives them up unasked. */
  readonly credits: number;
  /** They have said so before, and shown since who they are. */
  readonly goesOn: boolean;
  readonly onClose: () => Promise<void>;
  /** The server wants the password once more. */
  readonly onConfirm: () => void;
  /** Links to the things that have to be ended first. */
  readonly ways: Readonly<Record<Obstacle, ReactNode>>;
};

const titles: Readonly<Record<Obstacle, string>> = {
  wallet_not_empty: 'There is still money of yours here',
  orders_running: 'Something is still under way',
};

const inWords = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

/** The last form of all: nothing happens by accident, and what stands in the way is said. */
export function DeactivateForm({ credits, goesOn, onClose, onConfirm, ways }: DeactivateFormProps) {
  const [isSure, setIsSure] = useState(goesOn);
  const [givesUp, setGivesUp] = useState(goesOn);
  const [isAsking, setIsAsking] = useState(goesOn);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<{ readonly code: Obstacle; readonly detail: string }>();

  async function leave() {
    setBusy(true);
    try {
      await onClose();
    } catch (failure) {
      setBusy(false);
      setIsAsking(false);
      refused(failure);
    }
  }

  useOnce(goesOn, () => void leave());

  function refused(failure: unknown) {
    if (!(failure instanceof ApiProblem)) return showFailure(failure);
    const { code, message } = failure;
    if (code === 'confirmation_required') return onConfirm();
    if (code === 'wallet_not_empty' || code === 'orders_running') return setObstacle({ code, detail: message });
    showFailure(failure);
  }

  return (
    <div className="grid gap-4">
      {obstacle ? (
        <Notice tone="attention" title={titles[obstacle.code]} action={ways[obstacle.code]}>
          {obstacle.detail}
        </Notice>
      ) : null}
      {credits > 0 ? (
        <>
          <Notice tone="attention" title={`You still have ${inWords(credits)}`}>
            Each pays the charge for sending one parcel. Credits are not paid out: if you leave, they are lost.
          </Notice>
          <CheckField
            label={`I give up my ${inWords(credits)}`}
            checked={givesUp}
            onChange={(event) => setGivesUp(event.target.checked)}
          />
        </>
      ) : null}
      <CheckField
        label="I understand that this cannot be undone"
        checked={isSure}
        onChange={(event) => setIsSure(event.target.checked)}
      />
      <div>
        <Button variant="danger" disabled={!isSure || (credits > 0 && !givesUp)} onClick={() => setIsAsking(true)}>
          Deactivate my account
        </Button>
      </div>
      <ConfirmDialog
        title="Leave Waybill for good?"
        text="Your account is closed at once, on every device. Nobody can bring it back, not even our team."
        confirmLabel="Close my account"
        cancelLabel="Stay"
        tone="danger"
        busy={busy}
        open={isAsking}
        onConfirm={() => void leave()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
