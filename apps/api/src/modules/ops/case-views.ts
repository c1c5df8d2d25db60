import type { BulkCaseView, BulkView } from '@waybill/contract/ops/bulk-act';
import { caseTimes } from '@waybill/contract/ops/case-times';
import type { AskedSideView, HoldView, WaitingCaseView } from '@waybill/contract/ops/case-view';
import type { NoteView } from '@waybill/contract/ops/note-view';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { AskedSide } from '../orders/index.ts';
import type { HoldRow } from './storage/holds.ts';
import type { NoteRow } from './storage/notes.ts';
import type { WaitingCase } from './storage/waiting-cases.ts';
import { personIn } from './views.ts';

export function holdViewOf({ kind, id, heldBy, username, fullName, heldSince }: HoldRow): HoldView {
  return { kind, id, by: { id: heldBy, username, fullName }, since: heldSince.toISOString() };
}

/** `people` knows whoever a case concerns or is held by. */
export function waitingCaseViewOf(row: WaitingCase, people: ReadonlyMap<string, PersonView>): WaitingCaseView {
  const { kind, id, title, userId, since, dueAt, heldBy, heldSince, asked } = row;
  return {
    kind,
    id,
    title,
    person: userId === null ? null : personIn(people, userId),
    since: since.toISOString(),
    dueAt: dueAt.toISOString(),
    urgency: caseTimes[kind].urgency,
    asked: asked.map((side) => askedSideViewOf(side, people)),
    held:
      heldBy === null || heldSince === null
        ? null
        : { by: colleagueOf(personIn(people, heldBy)), since: heldSince.toISOString() },
  };
}

export function askedSideViewOf({ userId, state, until }: AskedSide, people: ReadonlyMap<string, PersonView>): AskedSideView {
  return { name: personIn(people, userId).fullName, state, until: new Date(until).toISOString() };
}

export function colleagueOf({ id, username, fullName }: PersonView) {
  return { id, username, fullName };
}

export function noteViewOf({ id, staffId, username, fullName, body, at, mentions }: NoteRow): NoteView {
  return { id, by: { id: staffId, username, fullName }, text: body, at: at.toISOString(), mentions: [...mentions] };
}

export function bulkViewOf(cases: BulkCaseView[]): BulkView {
  const done = cases.filter(({ isDone }) => isDone).length;
  return { cases, done, refused: cases.length - done };
}
