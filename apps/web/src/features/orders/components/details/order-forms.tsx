import { useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { toast } from '../../../../ui/toast.tsx';
import { addEvidence } from '../../api/add-evidence.ts';
import { showOrder } from '../../model/refresh-orders.ts';
import type { OrderMoves } from '../../model/use-order-moves.ts';
import { AnswerForm } from './answer-form.tsx';
import { ComplaintForm, EvidenceForm } from './complaint-form.tsx';
import { ReceiverForm } from './receiver-form.tsx';

export type OrderForm = 'complaint' | 'evidence' | 'answer' | 'receiver';

type OrderFormsProps = {
  readonly form: OrderForm;
  readonly order: OrderView;
  readonly moves: OrderMoves;
  readonly dialCode: string;
  readonly onLeave: () => void;
};

/** The forms of an order: new receiver, complaint, evidence. Loaded only when one is opened. */
export function OrderForms({ form, order, moves, dialCode, onLeave }: OrderFormsProps) {
  const queries = useQueryClient();
  if (form === 'receiver') return <ReceiverForm order={order} dialCode={dialCode} onDone={onLeave} onBack={onLeave} />;
  if (form === 'complaint')
    return (
      <ComplaintForm
        order={order}
        moves={moves}
        onDone={() => {
          toast.success('Our team is looking into it', 'The money stays where it is until it is decided.');
          onLeave();
        }}
        onBack={onLeave}
      />
    );
  if (form === 'answer') return <AnswerForm order={order} onLeave={onLeave} />;
  return (
    <EvidenceForm
      title="What should we know?"
      text="Both sides see what you write and show here."
      label="In your words"
      confirmLabel="Add it"
      order={order}
      photoIsEnough
      onSend={async (evidence) => {
        const name = `evidence.${order.id}`;
        showOrder(queries, await addEvidence(order.id, evidence, requestKey(sessionStorage, name, evidence)));
        forgetRequestKey(sessionStorage, name);
        toast.success('Added', 'Our team and the other side can see it now.');
        onLeave();
      }}
      onBack={onLeave}
    />
  );
}
