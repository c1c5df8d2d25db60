import { opsLimits } from '@waybill/contract/ops/because';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import type { Side } from '@waybill/contract/orders/process';
import { answerHours, usualAnswerHours } from '@waybill/contract/orders/question-view';
import { useState } from 'react';
import { SelectField } from '../../../../ui/select-field.tsx';
import { askSide } from '../../api/ask-side.ts';
import { withdrawQuestion } from '../../api/withdraw-question.ts';
import { forDispute } from '../../model/written-for.ts';
import { DecisionSheet } from '../decision-sheet.tsx';

type Hours = (typeof answerHours)[number];

const hoursWords = { 4: '4 hours', 24: '24 hours', 48: '48 hours', 72: '3 days' } as const satisfies Record<Hours, string>;

type AskSheetProps = {
  readonly dispute: DisputeView;
  /** Those whom no question waits for. */
  readonly sides: readonly Side[];
  readonly onClose: () => void;
};

/** Asks one side of a dispute something, with a time to answer in. */
export function AskSheet({ dispute, sides, onClose }: AskSheetProps) {
  const { orderId } = dispute;
  const [side, setSide] = useState(sides.length === 1 ? sides[0] : undefined);
  const [hours, setHours] = useState<Hours>(usualAnswerHours);
  const missing = side === undefined ? 'Please choose who is asked' : undefined;
  return (
    <DecisionSheet
      name={`question.${orderId}`}
      of={{ kind: 'dispute', id: orderId }}
      title="Ask a question"
      text="They are told at once, and answer on their order with words and photos. The other side sees neither your question nor the answer."
      confirmLabel="Ask"
      readBy={forDispute(dispute)}
      whyLabel="Your question"
      whyHint="In plain words, and kind. Your name is not shown."
      whyMissing="Please write what you want to know"
      maxLength={opsLimits.question}
      missing={missing}
      done={side === undefined ? '' : `${dispute[side].fullName} is asked`}
      onDecide={async (question) => side && askSide(orderId, { side, question, hours })}
      onClose={onClose}
    >
      {(error) => (
        <>
          <SelectField
            label="Who is asked"
            error={error}
            value={side ?? ''}
            onChange={(event) => setSide(sides.find((one) => one === event.target.value))}
          >
            {side === undefined ? <option value="">Choose one of the two</option> : null}
            {sides.map((one) => (
              <option key={one} value={one}>
                {dispute[one].fullName}, the {one}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Time to answer"
            value={hours}
            onChange={(event) => setHours(answerHours.find((one) => String(one) === event.target.value) ?? usualAnswerHours)}
          >
            {answerHours.map((one) => (
              <option key={one} value={one}>
                {hoursWords[one]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </DecisionSheet>
  );
}

type WithdrawSheetProps = {
  readonly dispute: DisputeView;
  readonly question: DisputeView['questions'][number];
  readonly onClose: () => void;
};

/** Takes back a question that still waits. */
export function WithdrawSheet({ dispute, question, onClose }: WithdrawSheetProps) {
  return (
    <DecisionSheet
      name={`withdraw.${question.id}`}
      of={{ kind: 'dispute', id: dispute.orderId }}
      title="Take the question back?"
      text={`${dispute[question.side].fullName} is told that no answer is needed any more.`}
      confirmLabel="Take it back"
      done="The question is taken back"
      onDecide={(because) => withdrawQuestion(dispute.orderId, question.id, because)}
      onClose={onClose}
    />
  );
}
