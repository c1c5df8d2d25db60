import { readFile } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { recordPastVoiceNote } from '../modules/files/index.ts';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';

/** A voice note of the demo, by whose it is and what it belongs to. */
export type DemoVoiceNote = { readonly by: string; readonly belongsTo: string };

export const demoVoiceNoteId = ({ by, belongsTo }: DemoVoiceNote) => demoId('voc', `${by} ${belongsTo}`);

/** All of them hum the same few notes, made by an oscillator: nobody’s voice is in the demo. */
export async function recordVoiceNotes(context: Pick<Context, 'files'>, tx: Tx, notes: readonly DemoVoiceNote[]): Promise<void> {
  const recording = await readFile(new URL('./voice-notes/hum.webm', import.meta.url));
  for (const note of notes)
    await recordPastVoiceNote(context, tx, { id: demoVoiceNoteId(note), ownerId: demoId('usr', note.by), recording });
}
