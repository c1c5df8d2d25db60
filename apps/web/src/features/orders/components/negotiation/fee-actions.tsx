import type { NegotiationView } from '@waybill/contract/orders/negotiation-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { DeliveryRequestInfo } from '../../api/get-delivery-request-info.ts';
import { shortName } from '../../model/order-words.ts';
import type { NegotiationState } from '../../model/use-negotiation.ts';

type FeeActionsProps = {
  readonly info: DeliveryRequestInfo;
  readonly onAsk: () => Promise<OrderView | undefined>;
  readonly onOrder: (orderId: string) => void;
  readonly actions: NegotiationState;
  readonly offer: NegotiationView | undefined;
  readonly onName: () => void;
  readonly onPin: () => void;
};

/** The actions on a fee that the server permits: accept it, name another, turn it down. */
export function FeeActions({ info, actions, offer, onName, onPin, onAsk, onOrder }: FeeActionsProps) {
  const { negotiation: thread, canAsk } = info;
  const { can } = thread;
  const [declining, setDeclining] = useState(false);
  const [asking, setAsking] = useState(false);
  const name = shortName(thread.otherParty);
  const money = (major: number) => formatMoney(minorOf(major), thread.currency);

  async function ask() {
    setAsking(true);
    const order = await onAsk();
    setAsking(false);
    if (order) onOrder(order.id);
  }

  return (
    <div className="grid gap-2.5">
      {can.accept === 'wait' ? (
        <Notice tone="success" title={`You agreed on ${money(offer?.amount ?? thread.heldFee)}`}>
          {name} confirms with a PIN, and the parcel is yours to carry.
        </Notice>
      ) : null}
      {offer && can.accept === 'accept' ? (
        <Button full busy={actions.doing === 'accept'} onClick={() => void actions.accept(offer)}>
          Accept {money(offer.amount)}
        </Button>
      ) : null}
      {offer && can.accept === 'pin' ? (
        <Button full onClick={onPin}>
          {offer.status === 2 ? 'Settle' : 'Accept'} {money(offer.amount)} with your PIN
        </Button>
      ) : null}
      {canAsk && can.accept !== 'wait' ? (
        <Button full variant={offer && !offer.isMine ? 'secondary' : 'primary'} busy={asking} onClick={() => void ask()}>
          Carry it for {money(thread.heldFee)}
        </Button>
      ) : null}
      {can.offer && can.accept !== 'wait' ? (
        <Button full variant="secondary" onClick={onName}>
          Offer {thread.offers.length > 0 ? 'another' : 'a'} fee
        </Button>
      ) : null}
      {offer && can.withdraw ? (
        <Button full variant="quiet" busy={actions.doing === 'withdraw'} onClick={() => void actions.withdraw(offer)}>
          {offer.isMine ? 'Withdraw my offer' : 'Withdraw my acceptance'}
        </Button>
      ) : null}
      {offer && can.reject ? (
        <Button full variant="quiet" className="text-clay" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      ) : null}
      <ConfirmDialog
        open={declining}
        title={`Decline ${money(offer?.amount ?? 0)}?`}
        text={`${name} is told. You can still suggest another fee.`}
        confirmLabel="Decline it"
        cancelLabel="Not yet"
        tone="danger"
        busy={actions.doing === 'reject'}
        onConfirm={() => offer && void actions.reject(offer).then(() => setDeclining(false))}
        onCancel={() => setDeclining(false)}
      />
    </div>
  );
}
