import type { OrderQuestionView } from '@waybill/contract/orders/question-view';
import { Button } from '../../../../ui/button.tsx';
import { here } from '../../../../ui/calendar.ts';
import { formatMoment } from '../../../../ui/format-when.ts';
import { Notice } from '../../../../ui/notice.tsx';

type TeamQuestionProps = { readonly question: OrderQuestionView; readonly onAnswer: () => void };

/** What our people ask this side of a dispute: before anything else on the order. */
export function TeamQuestion({ question, onAnswer }: TeamQuestionProps) {
  const byThen = formatMoment(new Date(question.answerBy), new Date(), here);
  return (
    <Notice
      tone="attention"
      title={`We need an answer from you by ${byThen}`}
      action={
        <Button full onClick={onAnswer}>
          Answer
        </Button>
      }
    >
      <p className="mt-1 whitespace-pre-line wrap-anywhere">“{question.question}”</p>
      <p className="mt-1.5 text-13 text-ink-soft">Only our team sees your answer. Without one they decide with what they have.</p>
    </Notice>
  );
}
