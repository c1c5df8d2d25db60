import { randomUUID } from 'node:crypto';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { listMentions } from '@waybill/contract/ops/list-mentions';
import { listNotes } from '@waybill/contract/ops/list-notes';
import { writeNote } from '@waybill/contract/ops/write-note';
import type { Person } from '../support/people.ts';

export const note = (staff: Person, params: CaseName, text: string, clientId: string = randomUUID()) =>
  staff.call(writeNote, { params, body: { clientId, text } });

export const notesOf = async (staff: Person, params: CaseName, query: Record<string, unknown> = {}) =>
  (await staff.call(listNotes, { params, query })).result;

export const mentionsOf = async (staff: Person, query: Record<string, unknown> = {}) =>
  (await staff.call(listMentions, { query })).result;
