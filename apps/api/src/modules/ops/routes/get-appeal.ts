import { getAppeal as call } from '@waybill/contract/ops/get-appeal';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { readAppeal } from '../read-appeals.ts';
import { recordLook } from '../storage/acts.ts';

export const getAppealRoute = defineRoute(call, ({ db }, { caller: { userId: staffId }, params: { appealId } }) =>
  transact(db, async (tx) => {
    const appeal = await readAppeal(tx, staffId, appealId);
    await recordLook(tx, { staffId, what: 'appeal-looked-at', subject: appealId, userId: appeal.person.id });
    return appeal;
  }),
);
