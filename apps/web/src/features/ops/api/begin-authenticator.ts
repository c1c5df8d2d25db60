import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { beginAuthenticator as call } from '@waybill/contract/identity/begin-authenticator';
export type NewAuthenticator = ResultOf<typeof call>;

export function beginAuthenticator() {
  return api().call(call, {});
}
