import { useState } from 'react';
import { draftOf } from '../../../forms/drafts.ts';

/** A text that is kept in this tab until it is used: a reload, a slip of the mouse or a faster colleague takes nothing away. */
export function useOpsDraft(name: string) {
  const [draft] = useState(() => draftOf(`ops.${name}`, { text: '' }));
  const [text, setText] = useState(() => draft.resume(sessionStorage).text);
  return {
    text,
    write(next: string) {
      setText(next);
      draft.write(sessionStorage, { text: next });
    },
    forget() {
      setText('');
      draft.clear(sessionStorage);
    },
  };
}
