import { useQueryClient } from '@tanstack/react-query';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderActionView, OrderView } from '@waybill/contract/orders/order-view';
import { type ReactNode, useState } from 'react';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { hasReachedDoor, isDoorUnpaid } from '../../model/door/door-words.ts';
import { offerToCarry } from '../../model/offer-to-carry.ts';
import type { ProofStep } from '../../model/proof/claims.ts';
import { useClaims } from '../../model/proof/claims-here.ts';
import { doneWords, inOrder, isArrivalAsked, questionBefore, stepLook } from '../../model/step-words.ts';
import type { OrderMoves } from '../../model/use-order-moves.ts';
import { AgainSheet, AttemptSheet } from '../door/lazy-sheets.ts';
import { ProofSheet } from '../proof/lazy-proof-sheet.ts';

type OrderActionsProps = {
  readonly order: OrderView;
  readonly moves: OrderMoves;
  readonly onComplain: () => void;
  /** The steps that lead on, or the ways out, which stand apart. */
  readonly which: 'next' | 'ways out';
  /** Another button among the steps, behind the first. */
  readonly between?: ReactNode;
};

/** Buttons, straight from what the server says one may do now. */
export function OrderActions({ order, moves, onComplain, which, between = null }: OrderActionsProps) {
  const { open } = usePopup();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<OrderActionView>();
  const [proving, setProving] = useState<ProofStep>();
  const [filling, setFilling] = useState<'attempt' | 'again'>();
  const question = asking && questionBefore(order, asking);
  // Steps entered without network are done already, as far as the carrier is concerned.
  const claims = useClaims(order.carrier.id, order.id).filter(({ refusal }) => !refusal);
  // Where another fee was named since, that one is accepted or none.
  const isOutbid = order.orderStatus === orderStatus.Requested && order.askedBy !== order.role && !order.needsMe;
  const actions = inOrder(order.actions).filter(
    ({ to, needs }) =>
      !claims.some((claim) => claim.to === to) &&
      !(isOutbid && to === orderStatus.Accepted) &&
      // Before it is paid, nothing hands it over.
      !(needs === 'handover-proof' && isDoorUnpaid(order.door)) &&
      // Whoever stands at the door is there.
      !(to === orderStatus.InTransit && needs === null && hasReachedDoor(order.door)),
  );
  const isArrival = isArrivalAsked(order);
  const buttons = actions
    .map((action, index) => ({ action, look: stepLook(order, action, index === 0) }))
    .filter(({ look }) => (look === 'quiet') === (which === 'ways out'));
  if (buttons.length === 0 && !between) return null;

  async function take(action: OrderActionView) {
    const next = await moves.move({ orderStatus: action.to });
    setAsking(undefined);
    if (next) showDone(order, next, () => void offerToCarry(queries, order.packageId, order.carrier.id));
  }

  function press(action: OrderActionView) {
    if (action.needs === 'reasons') return open('DeliveryCancel', { orderId: order.id });
    if (action.needs === 'complaint') return onComplain();
    if (action.needs === 'attempt' || action.needs === 'again') return setFilling(action.needs);
    const proof = proofStepOf(action);
    if (proof) return setProving(proof);
    if (questionBefore(order, action)) return setAsking(action);
    void take(action);
  }

  const [first, ...others] = buttons.map(({ action, look }) => (
    <Button
      key={`${action.to}.${action.label}`}
      full
      variant={look}
      busy={moves.movingTo === action.to && !asking}
      onClick={() => press(action)}
      // The question stands above: there, a complaint is its other answer.
      {...(isArrival && action.needs === 'complaint' ? { 'aria-label': 'No, something is wrong' } : {})}
    >
      {isArrival && action.needs === 'complaint' ? 'No' : action.label}
    </Button>
  ));
  return (
    <>
      <div className={classNames('grid gap-2.5', isArrival && which === 'next' && 'grid-cols-2')}>
        {first}
        {between}
        {others}
      </div>
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
      {filling === 'attempt' ? <AttemptSheet order={order} onClose={() => setFilling(undefined)} /> : null}
      {filling === 'again' ? <AgainSheet order={order} onClose={() => setFilling(undefined)} /> : null}
      {proving === undefined ? null : (
        <ProofSheet order={order} to={proving} open onClose={() => setProving(undefined)} onDone={() => setProving(undefined)} />
      )}
    </>
  );
}

function proofStepOf({ needs }: OrderActionView): ProofStep | undefined {
  if (needs === 'pickup-proof') return 2;
  if (needs === 'handover-proof') return 4;
  return needs === 'return-proof' ? 6 : undefined;
}

/** Shows a toast about the step taken; an offer that was taken back can be made again from it. */
function showDone(before: OrderView, next: OrderView, offerAgain: () => void): void {
  const words = doneWords(next);
  if (before.askedBy === 'carrier' && before.role === 'carrier' && next.orderStatus === orderStatus.Cancelled)
    toast.asking('Offer withdrawn', 'The parcel is still on the board.', { label: 'Undo', act: offerAgain });
  else if (words) toast.success(words.title, words.text);
}
