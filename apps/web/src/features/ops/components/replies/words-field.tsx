import { gapComplaint, gapsIn } from '@waybill/contract/ops/reply-fields';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { insertText } from '../../../../ui/insert-text.ts';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { firstNameOf, type WrittenFor } from '../../model/written-for.ts';
import { ReplyPicker } from './reply-picker.tsx';

type WordsFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'value' | 'onChange' | 'ref' | 'maxLength'> & {
  readonly of: WrittenFor;
  readonly maxLength: number;
  readonly value: string;
  readonly onWrite: (text: string) => void;
};

/** Words for somebody, with the saved replies at hand. What a reply leaves open is said, and gone to. */
export function WordsField({ of, value, onWrite, error, onKeyDown, maxLength, ...field }: WordsFieldProps) {
  const { fullName } = useUser();
  const { box, begins, open, close, choose } = usePicking();
  const gaps = gapsIn(value);

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    onKeyDown?.(event);
    if (event.key !== '/' || value !== '' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open('/');
  }

  function goToGap(): void {
    const [gap] = gaps;
    if (!gap || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(gap.at, gap.at + gap.written.length);
  }

  return (
    <div>
      <TextAreaField
        {...field}
        ref={box}
        value={value}
        maxLength={maxLength}
        error={gapComplaint(value) ?? error}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={press}
      />
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <Button
          variant="quiet"
          className="-ml-3 min-h-11 text-15"
          icon={<MessageSquareText size={18} aria-hidden="true" />}
          onClick={() => open('')}
        >
          Saved replies
        </Button>
        {gaps.length > 0 ? (
          <Button variant="quiet" className="min-h-11 text-15" onClick={goToGap}>
            Go to the gap
          </Button>
        ) : (
          <span className="text-13 text-ink-soft">
            or type <kbd>/</kbd> in the empty box
          </span>
        )}
      </p>
      {begins === undefined ? null : (
        <ReplyPicker
          of={{ ...of, values: { ...of.values, staffFirstName: firstNameOf(fullName) } }}
          begins={begins}
          room={maxLength - value.length}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The picker over a box: what is chosen goes to where the cursor was, once the picker is gone and the box can be typed into. */
function usePicking() {
  const box = useRef<HTMLTextAreaElement>(null);
  const [begins, setBegins] = useState<string>();
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    if (begins !== undefined || chosen.current === undefined) return;
    // When React is through: what is typed while it draws, it would write over, and the browser could not undo it.
    const timer = setTimeout(() => {
      const text = chosen.current ?? '';
      chosen.current = undefined;
      if (box.current) putIn(box.current, text);
    });
    return () => clearTimeout(timer);
  }, [begins]);

  function close(text: string): void {
    chosen.current = text;
    setBegins(undefined);
  }

  return {
    ...{ box, begins },
    open: setBegins,
    choose: close,
    // A slash that was meant as one stays.
    close: () => close(begins ?? ''),
  };
}

/** The first gap is marked, so that the next key replaces it. */
function putIn(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  if (text === '') return;
  const at = insertText(box, text);
  const [gap] = gapsIn(text);
  if (gap) box.setSelectionRange(at + gap.at, at + gap.at + gap.written.length);
}
