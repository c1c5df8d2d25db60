import { Card } from '../../../ui/card.tsx';
import { Passages, type Section } from './passages.tsx';

type FoldedQuestionsProps = {
  readonly questions: readonly Section[];
  /** The level of the questions among the headings of their page. */
  readonly heading: 'h2' | 'h3';
  readonly isOpen?: boolean;
};

/** Questions with their answers folded behind them. An address can end with the id of one. */
export function FoldedQuestions({ questions, heading: Heading, isOpen = false }: FoldedQuestionsProps) {
  return (
    <Card className="overflow-hidden p-0">
      {questions.map(({ id, title, passages }) => (
        <details key={id} id={id} open={isOpen} className="border-line not-first:border-t">
          <summary className="ml-10 cursor-pointer list-outside py-3.5 pr-5 font-medium">
            <Heading className="inline font-sans text-17 font-medium tracking-normal">{title}</Heading>
          </summary>
          <div className="grid max-w-prose gap-3 px-5 pb-5">
            <Passages passages={passages} />
          </div>
        </details>
      ))}
    </Card>
  );
}
