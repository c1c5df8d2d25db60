import { api } from '@waybill/client/browser-client';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { listNotes as call } from '@waybill/contract/ops/list-notes';
import { opsList } from './ops-list.ts';

export function listNotesQuery({ kind, id }: CaseName) {
  return opsList(['notes', kind, id], (query, signal) => api().call(call, { params: { kind, id }, query, signal }));
}
