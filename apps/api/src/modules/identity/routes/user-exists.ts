import { userExists as call, contactQuestions } from '@waybill/contract/identity/user-exists';
import { networkOf } from '../../../platform/http/network-of.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { defineRoute } from '../define-route.ts';
import { posesAsUs } from '../reserved-names.ts';
import { findAccountByIdentifier, plainIdentifier } from '../storage/accounts.ts';

export const userExistsRoute = defineRoute(call, async ({ db }, { params, request }) => {
  if (!/^[a-z]/.test(plainIdentifier(params.value)) || params.value.includes('@')) {
    const network = networkOf(request.ip);
    await countAgainst(
      db,
      contactQuestions.map((limit) => ({ key: `contact question|${limit.seconds}|${network}`, ...limit })),
    );
  }
  // A username that nobody can have is as good as taken.
  const isReserved = /^[a-z][a-z0-9._]*$/i.test(params.value.trim()) && posesAsUs(params.value.trim());
  return { exists: isReserved || (await findAccountByIdentifier(db, params.value)) !== undefined };
});
