import { idPrefixes } from '@waybill/contract/ids';
import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';

type Sealed = 'actionLink' | 'federatedTicket' | 'invitation';

/** An id with proof that we made it: what travels in links and tickets. Nothing of the proof is stored. */
export function sealId(keys: SecretKeys, kind: Sealed, id: string): string {
  return `${id.slice(idPrefixes[kind].length + 1)}.${keys.derive(kind, id)}`;
}

/** The id again, or undefined for anything we did not seal. */
export function unsealId(keys: SecretKeys, kind: Sealed, text: string): string | undefined {
  const [body = '', proof = ''] = text.split('.');
  const id = `${idPrefixes[kind]}_${body}`;
  return sameText(proof, keys.derive(kind, id)) ? id : undefined;
}
