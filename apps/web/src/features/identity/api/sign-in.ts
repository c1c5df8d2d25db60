import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { signIn as call } from '@waybill/contract/identity/sign-in';

export const signInSchema = call.body;

export function signIn(body: BodyOf<typeof call>) {
  return api().call(call, { body });
}
