import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderActionView, OrderSummaryView, OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { otherOf, shortName } from '../../model/order-words.ts';
import { stampTone, stampWord } from '../../model/status-words.ts';
import { doneWords, questionBefore } from '../../model/step-words.ts';
import { useOrderMoves } from '../../model/use-order-moves.ts';

type AnswerProps = {
  readonly order: OrderSummaryView | OrderView;
  readonly onOpen: (orderId: string) => void;
  readonly onKyc: () => void;
};

const decline: OrderActionView = { to: orderStatus.Declined, label: 'Decline', needs: null, isAsking: false };

/** A request with its two answers beside it; once answered, how it stands. */
export function Answer({ order, onOpen, onKyc }: AnswerProps) {
  const { movingTo, move } = useOrderMoves(order, onKyc);
  const [declining, setDeclining] = useState(false);
  const question = questionBefore(order, decline);
  const name = shortName(otherOf(order));

  async function take(to: number) {
    const next = await move({ orderStatus: to });
    setDeclining(false);
    if (!next) return;
    const words = doneWords(next);
    if (words) toast.success(words.title, words.text);
    if (next.orderStatus === orderStatus.Accepted) onOpen(next.id);
  }

  if (order.orderStatus !== orderStatus.Requested || !order.needsMe)
    return (
      <p className="flex flex-wrap items-center justify-between gap-3">
        <Stamp tone={stampTone(order)}>{stampWord(order)}</Stamp>
        <Button variant="quiet" className="text-15" onClick={() => onOpen(order.id)}>
          See the order
        </Button>
      </p>
    );
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        aria-label={`Accept ${name}`}
        className="min-h-11 flex-1 px-4 text-15"
        busy={movingTo === orderStatus.Accepted}
        onClick={() => void take(orderStatus.Accepted)}
      >
        Accept
      </Button>
      <Button
        variant="secondary"
        aria-label={`Decline ${name}`}
        className="min-h-11 flex-1 px-4 text-15"
        onClick={() => setDeclining(true)}
      >
        Decline
      </Button>
      <Button variant="quiet" className="min-h-11 text-15" onClick={() => onOpen(order.id)}>
        Details
      </Button>
      <ConfirmDialog
        open={declining}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        confirmLabel={question?.confirm ?? ''}
        cancelLabel={question?.keep ?? ''}
        tone="danger"
        busy={movingTo === orderStatus.Declined}
        onConfirm={() => void take(orderStatus.Declined)}
        onCancel={() => setDeclining(false)}
      />
    </div>
  );
}
