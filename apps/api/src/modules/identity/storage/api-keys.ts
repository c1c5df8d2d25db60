import type { KeyScope } from '@waybill/contract/developers/key-scopes';
import type { Db } from '../../../platform/db/database.ts';
import type { AccountStatus, Restricted } from '../policies.ts';
import { restrictionOf } from './accounts.ts';

/** A key that works, and how the account of whoever made it stands. */
export type ApiKey = AccountStatus &
  Restricted & {
    readonly id: string;
    readonly userId: string;
    readonly businessId: string | null;
    readonly isTest: boolean;
    readonly scopes: readonly KeyScope[];
    readonly addresses: readonly string[];
    readonly expiresAt: Date | null;
  };

/** Undefined when there is none, or when it was revoked or has ended. */
export async function findApiKey(db: Db, hash: Buffer): Promise<ApiKey | undefined> {
  const [row] = await db<ApiKey[]>`
    select api_key.id, user_id, business_id, is_test, scopes, addresses, expires_at,
           country_code, phone_verified_at is not null as is_phone_verified, email_verified_at is not null as is_email_verified,
           blocked_at is not null as is_blocked, is_dispatch_partner, is_staff, ${restrictionOf(db)} as restriction
    from api_key join account on account.id = user_id
    where hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > now())`;
  return row;
}
