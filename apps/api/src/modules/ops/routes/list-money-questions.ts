import { listMoneyQuestions as call } from '@waybill/contract/ops/list-money-questions';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { findPeople } from '../../users/index.ts';
import { listMoneyQuestions } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { questionViewOf } from '../money-views.ts';

export const listMoneyQuestionsRoute = defineRoute(
  call,
  async ({ db }, { query }) => {
    const { cursor, limit, skip } = query;
    const rows = await listMoneyQuestions(db, { after: decodeCursor(cursor), skip, limit: limit + 1 });
    const people = await findPeople(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    );
    return pageOf(rows, limit, (row) => questionViewOf(row, people));
  },
  { reads: 'replica' },
);
