import { getRelated as call } from '@waybill/contract/ops/get-related';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { readRelated } from '../read-related.ts';
import { recordLook } from '../storage/acts.ts';

export const getRelatedRoute = defineRoute(call, ({ db }, { caller, query: { people } }) =>
  transact(db, async (tx) => {
    const related = await readRelated(tx, people, { staffId: caller.userId, role: caller.staffRole });
    for (const id of people.toSorted())
      await recordLook(tx, { staffId: caller.userId, what: 'person-looked-at', subject: id, userId: id });
    return related;
  }),
);
