import { api } from '@waybill/client/browser-client';
import { listShifts as call } from '@waybill/contract/fleet/list-shifts';
import { pagedQuery } from '../../../session/paged-query.ts';

/** The plan of a week, by its Monday. */
export const listShiftsQuery = (week: string) =>
  pagedQuery(['fleet', 'shifts', week], (page, signal) => api().call(call, { query: { ...page, week }, signal }), 50);
