import { api } from '@waybill/client/browser-client';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { pagedQuery } from '../../../session/paged-query.ts';

const pageSize = 5;

/** A member’s items on the board, newest first. */
export function listByPersonQuery(userId: string) {
  return pagedQuery(
    ['timeline', 'by', userId],
    (page, signal) => api().call(listTimeline, { query: { ...page, userId }, signal }),
    pageSize,
  );
}
