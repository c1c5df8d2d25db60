import { api } from '@waybill/client/browser-client';
import { renewRecoveryCodes as call } from '@waybill/contract/identity/renew-recovery-codes';

export async function renewRecoveryCodes(): Promise<readonly string[]> {
  return (await api().call(call, {})).recoveryCodes;
}
