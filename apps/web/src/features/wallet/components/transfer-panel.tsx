import { useQueryClient } from '@tanstack/react-query';
import { type TransferView, transferMinutes } from '@waybill/contract/wallet/transfer-view';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyLine } from '../../../ui/copy-line.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { inGroups } from '../../../ui/in-groups.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TimeLeft } from '../../../ui/time-left.tsx';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import { oddTransferWords, transferPromise } from '../model/transfer-words.ts';
import { isWaiting, useTransfer } from '../model/use-transfer.ts';
import { TransferEnd } from './transfer-end.tsx';

type TransferPanelProps = {
  readonly begun: TransferView;
  /** Told once, when it is known how it ended. */
  readonly onEnded: (transfer: TransferView) => void;
  readonly onDone: () => void;
  /** Another amount, another way, or the same once more. */
  readonly onAnew: () => void;
};

/** The account to send to, until the bank has confirmed it or its time is over. */
export function TransferPanel({ begun, onEnded, onDone, onAnew }: TransferPanelProps) {
  const { transfer, isAsking, askAgain } = useTransfer(begun);
  const heading = useFocusOn<HTMLDivElement>(transfer.state);
  const waits = isWaiting(transfer);
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it ends
  useEffect(() => {
    if (waits) return;
    onEnded(transfer);
    // The stream may have been away when it ended.
    void queries.invalidateQueries({ queryKey: ['wallet'] });
  }, [waits]);
  const { wasRejected, returning } = transfer;
  // What has just been heard stands at the top, and somebody may have scrolled down to the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something new to read
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [transfer.state, wasRejected, returning > 0]);
  return (
    <div ref={heading} tabIndex={-1} className="grid gap-5 outline-none">
      {waits ? (
        <Waiting transfer={transfer} isAsking={isAsking} onAsk={askAgain} onAnew={onAnew} />
      ) : (
        <TransferEnd transfer={transfer} onDone={onDone} onAnew={onAnew} />
      )}
    </div>
  );
}

type WaitingProps = {
  readonly transfer: TransferView;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onAnew: () => void;
};

function Waiting({ transfer, isAsking, onAsk, onAnew }: WaitingProps) {
  const odd = oddTransferWords(transfer);
  const toSend = formatMoney(minorOf(transfer.missing), transfer.currency);
  return (
    <>
      <div>
        <h2 className="text-21">{transfer.state === 'part' ? `Send the rest: ${toSend}` : `Send exactly ${toSend}`}</h2>
        <p className="mt-1 text-ink-soft">From your bank app, to this account. It is there for this payment alone.</p>
      </div>
      {odd ? (
        <Notice tone={odd.tone} title={odd.title}>
          {odd.text}
        </Notice>
      ) : null}
      <div className="grid gap-2.5">
        <CopyLine large label="Account number" shown={inGroups(transfer.accountNumber)} copied={transfer.accountNumber} />
        <CopyLine label="Amount" shown={toSend} copied={transfer.missing.toFixed(2)} />
      </div>
      <Facts
        facts={[
          { caption: 'Bank', value: transfer.bankName },
          { caption: 'Name on the account', value: transfer.accountName },
        ]}
      />
      <Clock until={transfer.dateExpires} isAsking={isAsking} onAsk={onAsk} />
      <p className="text-13 text-ink-soft">{transferPromise(transfer)}</p>
      <Button variant="quiet" full onClick={onAnew}>
        Pay in another way
      </Button>
    </>
  );
}

/** The time that is left, and that we are listening. Not read aloud every second. */
function Clock({ until, isAsking, onAsk }: { readonly until: string; readonly isAsking: boolean; readonly onAsk: () => void }) {
  const left = useSecondsUntil(Date.parse(until));
  return (
    <div className="grid gap-2.5">
      <TimeLeft until={until} minutes={transferMinutes} label="Time left to send it" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="flex min-w-0 items-center gap-2.5">
          <Spinner />
          {left > 0 ? 'Waiting for your bank' : 'The time is over. We ask the bank once more.'}
        </p>
        <Button variant="secondary" className="min-h-11 text-15" busy={isAsking} onClick={onAsk}>
          I have sent it
        </Button>
      </div>
    </div>
  );
}
