import { userExists } from '@waybill/contract/identity/user-exists';
import { defineRoute } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { findAccountByIdentifier } from '../storage/accounts.ts';

export const userExistsRoute = defineRoute(userExists, async ({ db }: IdentityContext, { params }) => ({
  exists: (await findAccountByIdentifier(db, params.value)) !== undefined,
}));
