type QuickAnswersProps = { readonly answers: readonly string[]; readonly onAnswer: (text: string) => void };

/** A row above the field. A press sends: each is harmless, and to fill the field first would cost a second press and the keyboard. */
export function QuickAnswers({ answers, onAnswer }: QuickAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <fieldset className="quick-answers">
      <legend className="sr-only">Quick answers</legend>
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          className="quick-answer"
          // The focus stays where it is, and with it a phone’s keyboard, shown or not.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onAnswer(answer)}
        >
          {answer}
        </button>
      ))}
    </fieldset>
  );
}
