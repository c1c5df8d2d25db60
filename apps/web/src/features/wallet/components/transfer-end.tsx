import { creditsInWords } from '@waybill/contract/wallet/credit-bundles';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { oddTransferWords } from '../model/transfer-words.ts';
import { PaymentSlip } from './payment-slip.tsx';

type TransferEndProps = { readonly transfer: TransferView; readonly onDone: () => void; readonly onAnew: () => void };

/** How a payment by transfer ended. */
export function TransferEnd({ transfer, onDone, onAnew }: TransferEndProps) {
  const odd = oddTransferWords(transfer);
  const back = odd ? (
    <p>
      {odd.title}. {odd.text}
    </p>
  ) : null;
  if (transfer.state === 'paid') {
    const isTopUp = transfer.purpose === 'top-up';
    return (
      <PaymentSlip
        drawing="handshake"
        stamp={{ word: 'Paid', tone: 'palm' }}
        title={isTopUp ? 'The money is in your wallet' : 'Your credits are ready'}
        actions={
          <Button full onClick={onDone}>
            Continue
          </Button>
        }
      >
        <p className="text-28 text-ink">
          <Amount
            minor={minorOf(isTopUp ? transfer.received - transfer.returning : transfer.amount)}
            currency={transfer.currency}
            tone={isTopUp ? 'in' : 'plain'}
          />
        </p>
        {transfer.credits ? <p>{creditsInWords(transfer.credits)} for your next parcels.</p> : null}
        {back}
      </PaymentSlip>
    );
  }
  return (
    <PaymentSlip
      drawing="wallet"
      stamp={{ word: 'Not paid', tone: 'clay' }}
      title="The time is over"
      actions={
        <>
          <Button onClick={onAnew}>Try again</Button>
          <Button variant="secondary" onClick={onDone}>
            Close
          </Button>
        </>
      }
    >
      {back ?? <p>No transfer arrived in time, so nothing was taken. If one comes later, we tell you what became of it.</p>}
    </PaymentSlip>
  );
}
