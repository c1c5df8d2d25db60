import type { PasskeyView } from '@waybill/contract/identity/passkey-view';
import type { Passkey } from './storage/passkeys.ts';

export function passkeyViewOf({ id, name, isSynced, createdAt, lastUsedAt }: Passkey): PasskeyView {
  return { id, name, isSynced, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
