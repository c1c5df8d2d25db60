import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { type ActView, listActs } from '@waybill/contract/ops/list-acts';
import { opsList } from './ops-list.ts';

const lately = 50;

/** Who decided an order’s dispute or looked into its late claim, when and why, as the audit trail has it. */
export function decisionQuery({ trackingId, sender }: Pick<DisputeView, 'trackingId' | 'sender'>) {
  return queryOptions({
    queryKey: ['ops', 'decision', trackingId],
    queryFn: async ({ signal }): Promise<ActView | null> => {
      const { items } = await api().call(listActs, { query: { userId: sender.id, limit: lately }, signal });
      return items.find(({ subject, what }) => subject === trackingId && isDecision(what)) ?? null;
    },
  });
}

function isDecision(what: string): boolean {
  return what.startsWith('dispute-') || what === 'claim-looked-into';
}

export type ActFilter = { readonly by: string; readonly what: string; readonly userId: string | undefined };

export function actsQuery({ by, what, userId }: ActFilter) {
  return opsList(['acts', by, what, userId], (page, signal) =>
    api().call(listActs, { query: { ...page, by, what, ...(userId === undefined ? {} : { userId }) }, signal }),
  );
}
