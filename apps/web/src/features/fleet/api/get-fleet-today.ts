import { api } from '@waybill/client/browser-client';
import { getFleetToday as call } from '@waybill/contract/fleet/get-fleet-today';
import { pagedQuery } from '../../../session/paged-query.ts';

/** The riders of the business now. */
export const getFleetTodayQuery = pagedQuery(['fleet', 'today'], (page, signal) => api().call(call, { query: page, signal }), 50);
