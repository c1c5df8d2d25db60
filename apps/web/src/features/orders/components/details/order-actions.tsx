import { useQueryClient } from '@tanstack/react-query';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderActionView, OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { offerToCarry } from '../../model/offer-to-carry.ts';
import { useClaims } from '../../model/proof/claims-here.ts';
import { doneWords, inOrder, questionBefore, stepLook } from '../../model/step-words.ts';
import type { OrderMoves } from '../../model/use-order-moves.ts';

import { ProofSheet } from '../proof/lazy-proof-sheet.ts';

type OrderActionsProps = {
  readonly order: OrderView;
  readonly moves: OrderMoves;
  readonly onComplain: () => void;
};

/** Buttons, straight from what the server says one may do now. */
export function OrderActions({ order, moves, onComplain }: OrderActionsProps) {
  const { open } = usePopup();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<OrderActionView>();
  const [proving, setProving] = useState<2 | 4>();
  const question = asking && questionBefore(order, asking);
  // Steps entered without network are done already, as far as the carrier is concerned.
  const claims = useClaims(order.carrier.id, order.id).filter(({ refusal }) => !refusal);
  const actions = inOrder(order.actions).filter(({ to }) => !claims.some((claim) => claim.to === to));
  if (actions.length === 0) return null;

  async function take(action: OrderActionView) {
    const next = await moves.move({ orderStatus: action.to });
    setAsking(undefined);
    if (next) showDone(order, next, () => void offerToCarry(queries, order.packageId, order.carrier.id));
  }

  function press(action: OrderActionView) {
    if (action.needs === 'reasons') return open('DeliveryCancel', { orderId: order.id });
    if (action.needs === 'complaint') return onComplain();
    if (action.needs === 'pickup-proof' || action.needs === 'handover-proof')
      return setProving(action.to === orderStatus.PickedUp ? 2 : 4);
    if (questionBefore(order, action)) return setAsking(action);
    void take(action);
  }

  const buttons = actions.map((action, index) => {
    const look = stepLook(action, index === 0, order.cancellationAsked !== null);
    return {
      look,
      button: (
        <Button
          key={`${action.to}.${action.label}`}
          full
          variant={look}
          busy={moves.movingTo === action.to && !asking}
          onClick={() => press(action)}
        >
          {action.label}
        </Button>
      ),
    };
  });
  const loud = buttons.filter(({ look }) => look !== 'quiet');
  return (
    <>
      {loud.length > 0 ? (
        // The next step stays in sight before the page is read to its end.
        <div className="sticky -bottom-5 z-10 -m-3 grid gap-2.5 bg-card p-3">{loud.map(({ button }) => button)}</div>
      ) : null}
      {loud.length < buttons.length ? (
        <div className="grid">{buttons.map(({ look, button }) => (look === 'quiet' ? button : null))}</div>
      ) : null}
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        confirmLabel={question?.confirm ?? ''}
        cancelLabel={question?.keep ?? ''}
        tone={asking?.to === orderStatus.Completed ? 'primary' : 'danger'}
        busy={moves.movingTo !== undefined}
        onConfirm={() => asking && void take(asking)}
        onCancel={() => setAsking(undefined)}
      />
      {proving === undefined ? null : (
        <ProofSheet order={order} to={proving} open onClose={() => setProving(undefined)} onDone={() => setProving(undefined)} />
      )}
    </>
  );
}

/** Shows a toast about the step taken; an offer that was taken back can be made again from it. */
function showDone(before: OrderView, next: OrderView, offerAgain: () => void): void {
  const words = doneWords(next);
  if (before.askedBy === 'carrier' && before.role === 'carrier' && next.orderStatus === orderStatus.Cancelled)
    toast.asking('Offer withdrawn', 'The parcel is still on the board.', { label: 'Undo', act: offerAgain });
  else if (words) toast.success(words.title, words.text);
}
