import type { OrderQuestionView, QuestionState } from '@waybill/contract/orders/question-view';
import { When } from '../../../../ui/when.tsx';
import { PictureGrid } from '../../../files/index.ts';

const endWords = {
  open: '',
  answered: 'You answered',
  unanswered: 'The time to answer is over',
  withdrawn: 'Our team took it back: no answer needed',
  decided: 'It was decided before you answered',
} as const satisfies Record<QuestionState, string>;

/** What our people have asked this side before, and its answers. */
export function TeamAnswers({ questions }: { readonly questions: readonly OrderQuestionView[] }) {
  return (
    <ol className="stops">
      {questions.toReversed().map((question) => (
        <li key={question.id} className="pb-4">
          <p className="font-medium whitespace-pre-line wrap-anywhere">“{question.question}”</p>
          <p className="text-13 text-ink-soft">
            {endWords[question.state]}
            {question.endedAt ? (
              <>
                {' '}
                · <When at={question.endedAt} />
              </>
            ) : null}
          </p>
          {question.answer ? <p className="mt-1 text-15 whitespace-pre-line wrap-anywhere">“{question.answer}”</p> : null}
          {question.images.length > 0 ? (
            <div className="mt-2 max-w-64">
              <PictureGrid images={question.images} alt="Sent with your answer" />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
