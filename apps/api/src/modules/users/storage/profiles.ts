import type { KycStatus } from '@waybill/contract/users/enums';
import type { Tx } from '../../../platform/db/database.ts';

export type NewProfile = {
  readonly userId: string;
  readonly fullName: string;
  readonly city: string;
  readonly countryName: string;
  readonly referrer: string | null;
};

export async function insertProfile(tx: Tx, profile: NewProfile): Promise<void> {
  await tx`insert into profile ${tx(profile)}`;
}

/** Only the columns that are named change. */
export async function updateProfile(
  tx: Tx,
  userId: string,
  changes: { readonly fullName?: string; readonly city?: string },
): Promise<void> {
  if (Object.keys(changes).length > 0) await tx`update profile set ${tx(changes)} where user_id = ${userId}`;
}

export async function setKycStatus(tx: Tx, userId: string, status: KycStatus): Promise<void> {
  await tx`update profile set kyc_status = ${status} where user_id = ${userId}`;
}

export type BusinessRow = {
  readonly name: string;
  readonly email: string;
  readonly website: string;
  readonly phone: string;
  readonly repName: string | null;
  readonly repRole: string | null;
  readonly repCity: string | null;
  readonly repCountry: string;
  readonly repCountryCode: string;
  readonly workingHoursStart: string;
  readonly workingHoursEnd: string;
  readonly numberOfVehicles: number;
};

export async function insertBusiness(tx: Tx, userId: string, business: BusinessRow): Promise<void> {
  await tx`insert into dispatch_business ${tx({ userId, ...business })}`;
}

export async function updateBusiness(tx: Tx, userId: string, changes: Partial<BusinessRow>): Promise<void> {
  if (Object.keys(changes).length > 0) await tx`update dispatch_business set ${tx(changes)} where user_id = ${userId}`;
}

/** A device belongs to whoever registered it last: phones are lent and sold. */
export async function keepPushToken(tx: Tx, userId: string, token: string): Promise<void> {
  await tx`
    insert into push_token (token, user_id) values (${token}, ${userId})
    on conflict (token) do update set user_id = excluded.user_id, created_at = now()`;
}
