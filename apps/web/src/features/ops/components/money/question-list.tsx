import type { MoneyQuestionView, QuestionAnswer } from '@waybill/contract/ops/list-money-questions';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { answerMoneyQuestion } from '../../api/answer-money-question.ts';
import { listMoneyQuestionsQuery } from '../../api/list-money-questions.ts';
import { questionWords } from '../../model/money-words.ts';
import { opsPaths } from '../../model/ops-paths.ts';
import { CaseLine } from '../cases/case-bar.tsx';
import { DecisionSheet } from '../decision-sheet.tsx';
import { PersonLine } from '../person-line.tsx';
import { QueueList } from '../queue-list.tsx';
import { RelatedFold } from '../related/related-fold.tsx';
import { CaseProposalLine } from '../second-person/case-proposal.tsx';
import { MoneyDecisionSheet } from '../second-person/money-decision-sheet.tsx';

type Answering = { readonly question: MoneyQuestionView; readonly answer: QuestionAnswer };

/** The money questions that no rule can decide. */
export function QuestionList({ ownId }: { readonly ownId: string }) {
  const [answering, setAnswering] = useState<Answering | null>(null);
  return (
    <>
      <QueueList
        loose
        list={listMoneyQuestionsQuery}
        label="Money questions"
        keyOf={({ kind, reference }) => `${kind} ${reference}`}
        row={(question) => (
          <QuestionSlip
            question={question}
            isOwn={question.person?.id === ownId}
            onAnswer={(answer) => setAnswering({ question, answer })}
          />
        )}
        empty={{ drawing: 'wallet', title: 'No questions', text: 'Every payment and payout is as it was agreed.' }}
      />
      {answering ? <AnswerSheet {...answering} onClose={() => setAnswering(null)} /> : null}
    </>
  );
}

const answers = {
  credit: {
    label: 'Credit what was paid',
    text: 'What was really paid is added to their balance, in the currency it was paid in.',
    done: 'It is credited',
    tone: 'primary',
  },
  refuse: {
    label: 'Refuse it',
    text: 'It is not credited, and they read that our team gave it back: please do so at the provider.',
    done: 'It is refused. Now give it back at the provider.',
    tone: 'danger',
  },
  close: { label: 'Close it', text: 'It leaves this list. Nothing moves.', done: 'It is closed', tone: 'primary' },
} as const satisfies Record<QuestionAnswer, object>;

type QuestionSlipProps = {
  readonly question: MoneyQuestionView;
  readonly isOwn: boolean;
  readonly onAnswer: (answer: QuestionAnswer) => void;
};

function QuestionSlip({ question, isOwn, onAnswer }: QuestionSlipProps) {
  const { kind, reference, person } = question;
  return (
    <li className="paper-card card-padded">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {person ? <PersonLine person={person} isLink /> : <p className="font-medium">Nobody we know of</p>}
        <Stamp tone={kind === 'disputed' ? 'clay' : 'ink'}>{questionWords[kind]}</Stamp>
      </div>
      <p className="mt-3 wrap-anywhere">{question.what}</p>
      <p className="mt-1 text-13 text-ink-soft">
        <span className="font-mono wrap-anywhere">{reference}</span>, since <When at={question.since} />
      </p>
      {person ? <RelatedFold people={[person.id]} of={{ kind: 'money-question', id: reference }} /> : null}
      <CaseLine of={{ kind: 'money-question', id: reference }} since={isOwn ? null : question.since} className="mt-3" />
      <CaseProposalLine caseId={reference} />
      {isOwn ? (
        <p className="mt-3 text-15 text-ink-soft">This is about your own money: somebody else of us answers it.</p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {question.answers.map((input, index) => (
            <Button
              key={input}
              {...(index === 0 ? { 'data-row': '' } : {})}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => onAnswer(input)}
            >
              {answers[input].label}
            </Button>
          ))}
          {kind === 'payout' ? (
            <ButtonLink data-row="" variant="secondary" to={opsPaths.payouts}>
              To the payouts
            </ButtonLink>
          ) : null}
        </div>
      )}
    </li>
  );
}

function AnswerSheet({ question, answer, onClose }: Answering & { readonly onClose: () => void }) {
  const { label, text, tone, done } = answers[answer];
  const { reference } = question;
  const sheet = {
    of: { kind: 'money-question', id: reference } as const,
    name: `question.${answer}.${reference}`,
    title: `${label}?`,
    text: `${question.what} ${text} That is for good.`,
    confirmLabel: label,
    tone,
    done,
    onDecide: (because: string) => answerMoneyQuestion(reference, answer, because),
    onClose,
  };
  // To close one moves nothing.
  if (answer === 'close') return <DecisionSheet {...sheet} />;
  return <MoneyDecisionSheet {...sheet} decision={{ kind: 'money-question', reference, answer }} />;
}
