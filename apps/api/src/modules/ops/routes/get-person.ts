import { getPerson as call } from '@waybill/contract/ops/get-person';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { readPerson } from '../read-person.ts';
import { recordLook } from '../storage/acts.ts';

export const getPersonRoute = defineRoute(call, ({ db }, { caller, params: { uid } }) =>
  transact(db, async (tx) => {
    const person = await readPerson(tx, uid);
    await recordLook(tx, { staffId: caller.userId, what: 'person-looked-at', subject: uid, userId: uid });
    return person;
  }),
);
