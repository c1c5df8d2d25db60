import { getSharedPerson as call } from '@waybill/contract/users/get-shared-person';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { readSharedPerson } from '../read-shared-person.ts';

export const getSharedPersonRoute = defineRoute(
  call,
  async ({ db }, { params }) => {
    const person = await readSharedPerson(db, params.uid);
    if (!person) throw new Problem('not_found', 'There is nobody here by that link.');
    return person;
  },
  { reads: 'replica' },
);
