import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { renewRecoveryCodes } from '@waybill/contract/identity/renew-recovery-codes';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { defineRoute, type Route } from '../../../platform/http/route.ts';
import {
  beginAuthenticatorOf,
  finishAuthenticatorOf,
  renewRecoveryCodesOf,
  showSecondFactorOf,
} from '../commands/second-factor.ts';
import type { IdentityContext } from '../context.ts';
import { listPasskeysOf } from '../storage/passkeys.ts';
import { countRecoveryCodes, hasAuthenticator } from '../storage/second-factors.ts';
import { findShownFactor } from '../storage/sessions.ts';

const getSecondFactorRoute = defineRoute(getSecondFactor, async ({ db }: IdentityContext, { caller }) => {
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

const beginAuthenticatorRoute = defineRoute(beginAuthenticator, (context: IdentityContext, { caller }) =>
  beginAuthenticatorOf(context, caller),
);

const finishAuthenticatorRoute = defineRoute(finishAuthenticator, async (context: IdentityContext, { caller, body }) => ({
  recoveryCodes: await finishAuthenticatorOf(context, caller, body.code),
}));

const showSecondFactorRoute = defineRoute(showSecondFactor, async (context: IdentityContext, { caller, body }) => ({
  freshUntil: (await showSecondFactorOf(context, caller, body)).toISOString(),
}));

const renewRecoveryCodesRoute = defineRoute(renewRecoveryCodes, async (context: IdentityContext, { caller }) => ({
  recoveryCodes: await renewRecoveryCodesOf(context, caller),
}));

export const secondFactorRoutes: readonly Route<IdentityContext>[] = [
  getSecondFactorRoute,
  beginAuthenticatorRoute,
  finishAuthenticatorRoute,
  showSecondFactorRoute,
  renewRecoveryCodesRoute,
];
