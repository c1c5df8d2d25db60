import { contactQuestions, userExists } from '@waybill/contract/identity/user-exists';
import { networkOf } from '../../../platform/http/network-of.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { findAccountByIdentifier, plainIdentifier } from '../storage/accounts.ts';

export const userExistsRoute = defineRoute(userExists, async ({ db }: IdentityContext, { params, request }) => {
  if (!/^[a-z]/.test(plainIdentifier(params.value)) || params.value.includes('@')) {
    const network = networkOf(request.ip);
    await countAgainst(
      db,
      contactQuestions.map((limit) => ({ key: `contact question|${limit.seconds}|${network}`, ...limit })),
    );
  }
  return { exists: (await findAccountByIdentifier(db, params.value)) !== undefined };
});
