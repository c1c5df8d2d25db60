import { listChecks as call } from '@waybill/contract/ops/list-checks';
import { decodeCursor } from '../../../platform/cursor.ts';
import { listDecided, listWaiting } from '../../kyc/index.ts';
import { checkPage } from '../check-views.ts';
import { defineRoute } from '../define-route.ts';

export const listChecksRoute = defineRoute(
  call,
  async ({ db }, { query }) => {
    const { limit, skip, cursor, state } = query;
    const input = { limit, skip, after: decodeCursor(cursor) };
    return state === 'pending'
      ? checkPage(await listWaiting(db, input), limit, 'submittedAt')
      : checkPage(await listDecided(db, input), limit, 'decidedAt');
  },
  { reads: 'replica' },
);
