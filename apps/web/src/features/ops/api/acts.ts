import { api } from '@waybill/client/browser-client';
import { listActs } from '@waybill/contract/ops/list-acts';
import { opsList } from './ops-list.ts';

export type ActFilter = { readonly by: string; readonly what: string; readonly userId: string | undefined };

export function actsQuery({ by, what, userId }: ActFilter) {
  return opsList(['acts', by, what, userId], (page, signal) =>
    api().call(listActs, { query: { ...page, by, what, ...(userId === undefined ? {} : { userId }) }, signal }),
  );
}
