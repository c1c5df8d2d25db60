import { api } from '@waybill/client/browser-client';
import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import { listOpenCases as call, type HeldBy } from '@waybill/contract/ops/list-open-cases';
import { opsList } from './ops-list.ts';

export function listOpenCasesQuery(held: HeldBy, kind: CaseKind | undefined) {
  return opsList(['cases', held, kind ?? 'all'], (page, signal) =>
    api().call(call, { query: { ...page, held, ...(kind === undefined ? {} : { kind }) }, signal }),
  );
}
