import { ApiProblem } from '@waybill/client/failures';
import type { NegotiationThreadView, NegotiationView } from '@waybill/contract/orders/negotiation-view';
import { useHere } from '../../../../session/popup/use-here.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { PinStep } from '../../../wallet/index.ts';

type FeePinProps = {
  readonly thread: NegotiationThreadView;
  readonly offer: NegotiationView;
  readonly onAgree: (pin: string) => Promise<void>;
  readonly onBack: () => void;
};

/** Another fee than the one held: the last look, the PIN, and the way out where money is missing. */
export function FeePin({ thread, offer, onAgree, onBack }: FeePinProps) {
  const { open } = usePopup();
  // The present address, to come back to after adding money or setting a PIN.
  const { here } = useHere();
  const { heldFee, charge, reserve, currency, otherParty } = thread;
  const money = (major: number) => formatMoney(minorOf(major), currency);
  const isReserved = reserve !== null && reserve > 0;
  const more = (offer.amount - heldFee) * (isReserved ? 2 : 1);

  function refused(failure: unknown): boolean {
    if (!(failure instanceof ApiProblem)) return false;
    if (failure.code === 'pin_missing') open('SetupPin', { back: here });
    else if (failure.code === 'insufficient_funds')
      open('FundWallet', { currency, amount: String(failure.problem.shortfall ?? 0), back: here });
    else return false;
    return true;
  }

  return (
    <PinStep
      title={`Enter your PIN, and ${otherParty.fullName.split(' ')[0]} carries it`}
      facts={[
        { caption: 'The fee in escrow now', value: money(heldFee) },
        { caption: 'The new fee', value: money(offer.amount) },
        more >= 0
          ? { caption: 'Goes into escrow', value: money(more) }
          : { caption: 'Comes back to your wallet', value: money(-more) },
        { caption: 'You pay in all', value: money(offer.amount + (charge ?? 0)) },
      ]}
      note={
        isReserved
          ? 'The money waits in escrow until the parcel is handed over, and what is set aside for an attempt that fails is as much as the fee.'
          : 'The money waits in escrow until the parcel is handed over.'
      }
      confirmLabel={`Agree on ${money(offer.amount)}`}
      onConfirm={onAgree}
      onFailure={refused}
      onBack={onBack}
      onForgot={() => open('ForgotPin', { back: here })}
    />
  );
}
