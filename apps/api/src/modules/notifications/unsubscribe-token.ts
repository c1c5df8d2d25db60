import { idPrefixes } from '@waybill/contract/ids';
import { letterKinds } from '@waybill/contract/users/unsubscribe';
import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';
import type { LetterKind } from './kinds.ts';

const purpose = 'unsubscribe';

/** Proof that we wrote this kind of letter to this person. Nothing of it is stored, and it works for as long as letters are kept. */
export function unsubscribeToken(keys: SecretKeys, userId: string, kind: LetterKind): string {
  const body = userId.slice(idPrefixes.user.length + 1);
  return `${body}.${letterKinds.indexOf(kind)}.${keys.derive(purpose, `${userId} ${kind}`)}`;
}

/** Who wants no more of what; undefined for anything we did not write. */
export function readUnsubscribeToken(keys: SecretKeys, token: string): { userId: string; kind: LetterKind } | undefined {
  const [body = '', place = '', proof = ''] = token.split('.');
  const userId = `${idPrefixes.user}_${body}`;
  const kind = /^\d$/.test(place) ? letterKinds[Number(place)] : undefined;
  return kind && sameText(proof, keys.derive(purpose, `${userId} ${kind}`)) ? { userId, kind } : undefined;
}
