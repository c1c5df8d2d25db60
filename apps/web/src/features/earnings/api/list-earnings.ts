import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import type { EarningsGroup } from '@waybill/contract/earnings/earnings-view';
import { listEarnings as call } from '@waybill/contract/earnings/list-earnings';
import { pagedQuery } from '../../../session/paged-query.ts';
import { readerZone } from '../../../ui/reader-zone.ts';

export type Earnings = ResultOf<typeof call>;

export type EarningsDays = { readonly startDate: string; readonly endDate: string };

export function listEarningsQuery(by: EarningsGroup, days: EarningsDays) {
  return pagedQuery(['earnings', 'business', by, days], (page, signal) =>
    api().call(call, { query: { ...page, ...days, by, timeZone: readerZone() }, signal }),
  );
}
