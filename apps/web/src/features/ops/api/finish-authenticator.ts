import { api } from '@waybill/client/browser-client';
import { finishAuthenticator as call } from '@waybill/contract/identity/finish-authenticator';

export async function finishAuthenticator(code: string): Promise<readonly string[]> {
  return (await api().call(call, { body: { code } })).recoveryCodes;
}
