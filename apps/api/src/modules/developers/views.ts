import type { KeyView } from '@waybill/contract/developers/key-view';
import type { KeyRequestView } from '@waybill/contract/developers/list-key-requests';
import { toMajor } from '@waybill/contract/money';
import type { ApiKeyRow } from './storage/api-keys.ts';
import type { KeyRequestRow } from './storage/key-requests.ts';

export function keyViewOf(row: ApiKeyRow): KeyView {
  const { currency, limitMinor, spentMinor } = row;
  return {
    id: row.id,
    name: row.name,
    isTest: row.isTest,
    beginning: row.beginning,
    scopes: [...row.scopes],
    addresses: [...row.addresses],
    madeBy: { id: row.userId, fullName: row.fullName },
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    dailyLimit:
      currency === null || limitMinor === null
        ? null
        : { amount: toMajor(BigInt(limitMinor)), currency, spentToday: toMajor(BigInt(spentMinor)) },
  };
}

export function keyRequestViewOf({ requestId, at, method, path, status, took }: KeyRequestRow): KeyRequestView {
  return { requestId, at: at.toISOString(), method, path, status, took };
}
