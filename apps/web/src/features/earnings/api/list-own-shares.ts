import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listOwnShares as call } from '@waybill/contract/earnings/list-own-shares';
import { pagedQuery } from '../../../session/paged-query.ts';
import { readerZone } from '../../../ui/reader-zone.ts';

export type OwnShares = ResultOf<typeof call>;

export const listOwnSharesQuery = pagedQuery(['earnings', 'mine'], (page, signal) =>
  api().call(call, { query: { ...page, timeZone: readerZone() }, signal }),
);
