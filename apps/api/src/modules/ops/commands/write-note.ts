import { mayDecide } from '@waybill/contract/ops/case-calls';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { mentionsIn } from '@waybill/contract/ops/note-view';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { listStaff } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { findNoteByRequest, insertMentions, insertNote, type NoteRow } from '../storage/notes.ts';

type Note = { readonly staffId: string; readonly name: CaseName; readonly text: string; readonly clientId: string };

/** Writes a note beside a case, once for each request, and calls whom it names. */
export function writeNote({ db }: Pick<OpsContext, 'db'>, { staffId, name, text, clientId }: Note): Promise<NoteRow> {
  return transact(db, async (tx) => {
    await insertCalling(tx, { staffId, name, body: text, requestKey: clientId });
    const note = await findNoteByRequest(tx, staffId, clientId);
    if (!note) throw new Error('A note is gone that was just written');
    return note;
  });
}

type NewNote = Parameters<typeof insertNote>[1];

/** Within a larger act. Colleagues whose role does not decide such cases are not called: they could not open it. */
export async function insertCalling(tx: Tx, note: NewNote): Promise<void> {
  const { staffId, name, body } = note;
  const noteId = await insertNote(tx, note);
  if (noteId === undefined) return;
  const names = mentionsIn(body);
  if (names.length > 0) {
    const called = (await listStaff(tx)).filter(
      ({ id, username, role }) => id !== staffId && names.includes(username) && role !== null && mayDecide(role, name.kind),
    );
    await insertMentions(
      tx,
      noteId,
      called.map(({ id }) => id),
    );
  }
  await recordAct(tx, { staffId, what: 'case-noted', subject: name.id, about: { kind: name.kind } });
}
