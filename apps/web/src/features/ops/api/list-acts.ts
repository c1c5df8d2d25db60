import { api } from '@waybill/client/browser-client';
import { listActs as call } from '@waybill/contract/ops/list-acts';
import { opsList } from './ops-list.ts';

export type ActFilter = { readonly by: string; readonly what: string; readonly userId: string | undefined };

export function listActsQuery({ by, what, userId }: ActFilter) {
  return opsList(['acts', by, what, userId], (page, signal) =>
    api().call(call, { query: { ...page, by, what, ...(userId === undefined ? {} : { userId }) }, signal }),
  );
}
