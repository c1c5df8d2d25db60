import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { orderLimits } from '@waybill/contract/orders/enums';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { AskSheet, WithdrawSheet } from './ask-sheet.tsx';

const sides = ['sender', 'carrier'] as const;

/** Asking one side of a dispute, and taking back what still waits for its answer. */
export function SideQuestions({ dispute }: { readonly dispute: DisputeView }) {
  const [asks, setAsks] = useState(false);
  const [withdrawn, setWithdrawn] = useState<DisputeView['questions'][number]>();
  const waiting = dispute.questions.filter(({ state }) => state === 'open');
  const free = sides.filter((side) => waiting.every((question) => question.side !== side));
  const isFull = dispute.questions.length >= orderLimits.questions;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {waiting.map((question) => (
        <div key={question.id} className="grid gap-2">
          <p className="text-15 wrap-anywhere">
            <span className="block text-13 text-ink-soft">{dispute[question.side].fullName} is asked</span>“{question.question}”
          </p>
          <Button full variant="quiet" onClick={() => setWithdrawn(question)}>
            Take the question back
          </Button>
        </div>
      ))}
      {isFull ? (
        <p className="text-15 text-ink-soft">{orderLimits.questions} questions are asked, and that is the most. Please decide.</p>
      ) : free.length > 0 ? (
        <Button full variant="secondary" onClick={() => setAsks(true)}>
          Ask a question
        </Button>
      ) : null}
      {asks ? <AskSheet dispute={dispute} sides={free} onClose={() => setAsks(false)} /> : null}
      {withdrawn ? <WithdrawSheet dispute={dispute} question={withdrawn} onClose={() => setWithdrawn(undefined)} /> : null}
    </div>
  );
}
