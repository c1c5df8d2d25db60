import { idPrefixes } from '@waybill/contract/ids';
import { emailKinds } from '@waybill/contract/users/unsubscribe';
import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';
import type { EmailKind } from './kinds.ts';

const purpose = 'unsubscribe';

/** Proof that we sent this kind of email to this person. Nothing of it is stored, and it works for as long as emails are kept. */
export function unsubscribeToken(keys: SecretKeys, userId: string, kind: EmailKind): string {
  const body = userId.slice(idPrefixes.user.length + 1);
  return `${body}.${emailKinds.indexOf(kind)}.${keys.derive(purpose, `${userId} ${kind}`)}`;
}

/** Person and kind of email of a token; undefined for anything we did not sign. */
export function readUnsubscribeToken(keys: SecretKeys, token: string): { userId: string; kind: EmailKind } | undefined {
  const [body = '', place = '', proof = ''] = token.split('.');
  const userId = `${idPrefixes.user}_${body}`;
  const kind = /^\d$/.test(place) ? emailKinds[Number(place)] : undefined;
  return kind && sameText(proof, keys.derive(purpose, `${userId} ${kind}`)) ? { userId, kind } : undefined;
}
