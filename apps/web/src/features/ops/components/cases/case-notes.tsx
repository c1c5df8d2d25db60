import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { type NoteView, noteLimits } from '@waybill/contract/ops/note-view';
import { type KeyboardEvent, useRef } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { MoreButton } from '../../../../ui/more-button.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { When } from '../../../../ui/when.tsx';
import { newMessageId } from '../../api/answer-support.ts';
import { listNotesQuery } from '../../api/list-notes.ts';
import { writeNote } from '../../api/write-note.ts';
import { useOpsDraft } from '../use-ops-draft.ts';

/** What colleagues wrote to each other beside a case, and the next note. */
export function CaseNotes({ of }: { readonly of: CaseName }) {
  const query = useInfiniteQuery(listNotesQuery(of));
  const notes = query.data?.pages.flatMap((page) => page.items);
  return (
    <div className="grid gap-4">
      <NewNote of={of} />
      {notes ? (
        <ol aria-label="Notes" className="grid gap-4">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
          {notes.length === 0 ? <li className="text-15 text-ink-soft">Nobody has written a note yet.</li> : null}
        </ol>
      ) : (
        <Loading query={query} failed="We could not load the notes" />
      )}
      {query.hasNextPage ? (
        <MoreButton
          key={query.data?.pages.length}
          busy={query.isFetchingNextPage}
          error={query.error?.message}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}

const fewest = 3;

/** The last notes on the page of a case, where there are any: whoever comes to it reads them first. */
export function NewestNotes({ of }: { readonly of: CaseName }) {
  const { data } = useInfiniteQuery(listNotesQuery(of));
  const notes = data?.pages[0]?.items.slice(0, fewest) ?? [];
  if (notes.length === 0) return null;
  return (
    <ol aria-label="Newest notes" className="mt-4 grid gap-3">
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </ol>
  );
}

function Note({ note: { by, at, text } }: { readonly note: NoteView }) {
  return (
    <li className="border-l-3 border-line pl-3.5">
      <p className="text-13 text-ink-soft">
        <strong>{by.fullName}</strong> @{by.username} · <When at={at} />
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  );
}

function NewNote({ of }: { readonly of: CaseName }) {
  const queries = useQueryClient();
  const draft = useOpsDraft(`note.${of.kind}.${of.id}`);
  const { busy, run } = useBusy();
  // The same note keeps its id until it has arrived, so that a second try is no second note.
  const waiting = useRef<{ readonly text: string; readonly id: string }>(undefined);

  async function write(): Promise<void> {
    const text = draft.text.trim();
    if (text === '' || busy) return;
    if (waiting.current?.text !== text) waiting.current = { text, id: newMessageId() };
    const { id } = waiting.current;
    await run(async () => {
      await writeNote(of, id, text);
      waiting.current = undefined;
      draft.forget();
    });
    void queries.invalidateQueries({ queryKey: listNotesQuery(of).queryKey });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void write();
  }

  return (
    <PlainForm onSubmit={() => void write()}>
      <TextAreaField
        label="Note for colleagues"
        hint="Only our people read it. Call somebody by their @username. Ctrl and Enter save it."
        maxLength={noteLimits.text}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        Save the note
      </Button>
    </PlainForm>
  );
}
