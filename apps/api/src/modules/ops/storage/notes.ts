import type { CaseKind, CaseName } from '@waybill/contract/ops/case-kinds';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type NoteRow = {
  readonly id: string;
  readonly kind: CaseKind;
  readonly caseId: string;
  readonly staffId: string;
  readonly username: string;
  readonly fullName: string;
  readonly body: string;
  readonly at: Date;
  /** Usernames. */
  readonly mentions: readonly string[];
};

const notes = (db: Db) => db`
  select note.id::text, note.kind, note.case_id, note.staff_id, account.username, profile.full_name, note.body, note.at,
         array(select called.username from ops_mention as mention join account as called on called.id = mention.staff_id
               where mention.note_id = note.id order by 1) as mentions
  from ops_note as note join account on account.id = note.staff_id join profile on profile.user_id = note.staff_id`;

type Page = { readonly before: string | undefined; readonly skip: number; readonly limit: number };

/** The newest first. */
export async function listNotes(db: Db, { kind, id }: CaseName, { before, skip, limit }: Page): Promise<NoteRow[]> {
  return db<NoteRow[]>`
    ${notes(db)} where note.kind = ${kind} and note.case_id = ${id} ${before === undefined ? db`` : db`and note.id < ${before}`}
    order by note.id desc limit ${limit} offset ${before === undefined ? skip : 0}`;
}

export type NewNote = { readonly staffId: string; readonly name: CaseName; readonly body: string; readonly requestKey: string };

/** The number of the note; nothing where the same request has written it before. */
export async function insertNote(tx: Tx, { staffId, name, body, requestKey }: NewNote): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    insert into ops_note ${tx({ kind: name.kind, caseId: name.id, staffId, body, requestKey })}
    on conflict (staff_id, request_key) do nothing returning id::text`;
  return row?.id;
}

export async function insertMentions(tx: Tx, noteId: string, staffIds: readonly string[]): Promise<void> {
  await tx`insert into ops_mention (staff_id, note_id) select id, ${noteId}::bigint from unnest(${[...staffIds]}::text[]) as id`;
}

export async function findNoteByRequest(db: Db, staffId: string, requestKey: string): Promise<NoteRow | undefined> {
  const [row] = await db<NoteRow[]>`${notes(db)} where note.staff_id = ${staffId} and note.request_key = ${requestKey}`;
  return row;
}

export type MentionRow = NoteRow & { readonly seenAt: Date | null };

/** Notes that call somebody, of the kinds that are for them; the newest first. */
export async function listMentions(
  db: Db,
  staffId: string,
  kinds: readonly CaseKind[],
  { before, skip, limit }: Page,
): Promise<MentionRow[]> {
  return db<MentionRow[]>`
    select note.*, mine.seen_at from (${notes(db)}) as note join ops_mention as mine on mine.note_id = note.id::bigint and mine.staff_id = ${staffId}
    where note.kind = any(${[...kinds]}) ${before === undefined ? db`` : db`and mine.note_id < ${before}`}
    order by mine.note_id desc limit ${limit} offset ${before === undefined ? skip : 0}`;
}

export async function countUnseenMentions(db: Db, staffId: string, kinds: readonly CaseKind[]): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from ops_mention as mention join ops_note as note on note.id = mention.note_id
    where mention.staff_id = ${staffId} and seen_at is null and note.kind = any(${[...kinds]})`;
  return row.count;
}

/** Whoever reads the notes of a case has seen what calls them there. */
export async function setMentionsSeen(db: Db, staffId: string, { kind, id }: CaseName): Promise<void> {
  await db`
    update ops_mention as mention set seen_at = now() from ops_note as note
    where mention.staff_id = ${staffId} and seen_at is null and note.id = mention.note_id and note.kind = ${kind} and note.case_id = ${id}`;
}
