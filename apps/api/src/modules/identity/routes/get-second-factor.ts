import { getSecondFactor as call } from '@waybill/contract/identity/get-second-factor';
import { defineRoute } from '../define-route.ts';
import { listPasskeysOf } from '../storage/passkeys.ts';
import { countRecoveryCodes, hasAuthenticator } from '../storage/second-factors.ts';
import { findShownFactor } from '../storage/sessions.ts';

export const getSecondFactorRoute = defineRoute(call, async ({ db }, { caller }) => {
  const [isSetUp, passkeys, recoveryCodesLeft, shown] = await Promise.all([
    hasAuthenticator(db, caller.userId),
    listPasskeysOf(db, caller.userId),
    countRecoveryCodes(db, caller.userId),
    findShownFactor(db, caller.sessionId),
  ]);
  return {
    hasAuthenticator: isSetUp,
    passkeys: passkeys.length,
    recoveryCodesLeft,
    isShown: shown !== undefined,
    freshUntil: shown?.isFresh ? shown.freshUntil.toISOString() : null,
  };
});
