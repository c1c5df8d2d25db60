import { timelineLimits } from '@waybill/contract/timeline/enums';
import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';

type CommentComposerProps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** False when it was refused. */
  readonly onComment: (message: string) => Promise<boolean>;
};

const fewLeft = 100;

/** Where one answers: a line at the thumb’s reach that grows with what is written. */
export function CommentComposer({ field, onComment }: CommentComposerProps) {
  const [text, setText] = useState('');
  const id = useId();
  const message = text.trim();
  const left = timelineLimits.comment - text.length;

  async function submit() {
    if (message === '') return;
    setText('');
    // A refused comment goes back in front of the text typed since.
    if (!(await onComment(message))) setText((now) => (now.trim() === '' ? message : `${message}\n${now}`));
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  }

  return (
    <form
      className="comment-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Your comment
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        maxLength={timelineLimits.comment}
        placeholder="Say something helpful"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={key}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-4 py-2.5 text-17 outline-none placeholder:text-ink-soft"
      />
      <span role="status" className="self-end py-3 text-13 text-ink-soft tabular">
        {left <= fewLeft ? `${left} left` : ''}
      </span>
      <IconButton
        label="Send the comment"
        type="submit"
        disabled={message === ''}
        className="self-end text-palm disabled:opacity-40"
      >
        <Send size={22} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
