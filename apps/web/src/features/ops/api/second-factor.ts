import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { renewRecoveryCodes } from '@waybill/contract/identity/renew-recovery-codes';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';

export type SecondFactorState = ResultOf<typeof getSecondFactor>;
export type NewAuthenticator = ResultOf<typeof beginAuthenticator>;

export const secondFactorQuery = queryOptions({
  queryKey: ['ops', 'second-factor'],
  queryFn: ({ signal }) => api().call(getSecondFactor, { signal }),
});

export function beginApp() {
  return api().call(beginAuthenticator, {});
}

export async function finishApp(code: string): Promise<readonly string[]> {
  return (await api().call(finishAuthenticator, { body: { code } })).recoveryCodes;
}

export function showCode(code: string) {
  return api().call(showSecondFactor, { body: { code } });
}

export function showRecoveryCode(recoveryCode: string) {
  return api().call(showSecondFactor, { body: { recoveryCode } });
}

export async function renewCodes(): Promise<readonly string[]> {
  return (await api().call(renewRecoveryCodes, {})).recoveryCodes;
}
