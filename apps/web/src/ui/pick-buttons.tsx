import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type PickButtonsProps = {
  readonly label: string;
  /** Whether the label is drawn, and not only read out. */
  readonly isTitled?: boolean;
  /** Whether they share a line evenly: a few short ones, such as amounts. */
  readonly isRow?: boolean;
  /** Whether a phone shows them in one line that is pushed along with a finger: many, and none of them needed. */
  readonly isStrip?: boolean;
  readonly options: readonly {
    readonly key: string;
    readonly text: string;
    /** Smaller, below it. */
    readonly note?: string;
    readonly isChosen: boolean;
    readonly onChoose: () => void;
  }[];
};

/** A few ready answers to the question above them; nothing while there are none. */
export function PickButtons({ label, isTitled = false, isRow = false, isStrip = false, options }: PickButtonsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={classNames('-mt-1 flex gap-2', isStrip ? 'pick-strip' : 'flex-wrap')}>
      <legend className={isTitled ? 'mb-2 font-semibold' : 'sr-only'}>{label}</legend>
      {options.map(({ key, text, note, isChosen, onChoose }) => (
        <Button
          key={key}
          variant="secondary"
          aria-pressed={isChosen}
          onClick={onChoose}
          className={classNames(
            'min-h-11 text-15 wrap-anywhere aria-pressed:border-palm aria-pressed:bg-palm/10',
            isStrip ? 'pick-strip-choice' : 'max-w-full',
            isRow ? 'grow px-2' : 'px-3.5 text-left',
          )}
        >
          {note === undefined ? (
            text
          ) : (
            <span>
              {text} <span className="block font-sans text-13 font-normal text-ink-soft">{note}</span>
            </span>
          )}
        </Button>
      ))}
    </fieldset>
  );
}
