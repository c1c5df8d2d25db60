import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { signIn } from '@waybill/contract/identity/sign-in';

export const signInSchema = signIn.body;

export function signInWithPassword(body: BodyOf<typeof signIn>) {
  return api().call(signIn, { body });
}
