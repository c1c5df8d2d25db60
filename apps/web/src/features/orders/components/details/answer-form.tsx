import { useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { answerOurQuestion } from '../../api/answer-our-question.ts';
import { openQuestionOf } from '../../model/order-words.ts';
import { showOrder } from '../../model/refresh-orders.ts';
import { EvidenceForm } from './complaint-form.tsx';

type AnswerFormProps = { readonly order: OrderView; readonly onLeave: () => void };

/** The answer to our people, once. What was typed stays here if the question ends meanwhile, so that it can be shown as evidence. */
export function AnswerForm({ order, onLeave }: AnswerFormProps) {
  const queries = useQueryClient();
  const [question] = useState(() => openQuestionOf(order));
  if (!question)
    return (
      <Notice
        tone="info"
        title="No answer is needed any more"
        action={
          <Button variant="secondary" onClick={onLeave}>
            Back to the order
          </Button>
        }
      />
    );
  return (
    <EvidenceForm
      title="Our team asks"
      text={`“${question.question}”\nOnly our team sees your answer. You can send it once.`}
      label="Your answer"
      confirmLabel="Send the answer"
      missing="Please write your answer"
      order={order}
      onSend={async ({ message: answer, imageIdList }) => {
        const [name, given] = [`answer.${question.id}`, { answer, imageIdList }];
        showOrder(queries, await answerOurQuestion(order.id, question.id, given, requestKey(sessionStorage, name, given)));
        forgetRequestKey(sessionStorage, name);
        toast.success('Thank you, that helps', 'Our team reads it next.');
        onLeave();
      }}
      onBack={onLeave}
    />
  );
}
