import type { RestrictionView } from '@waybill/contract/measures/measure-view';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type Account = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly countryCode: string;
  readonly isDispatchPartner: boolean;
  readonly isStaff: boolean;
  /** Null for whoever is not of our staff. */
  readonly staffRole: StaffRole | null;
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
  readonly pendingEmail: string | null;
  readonly blockedAt: Date | null;
  readonly deactivatedAt: Date | null;
};

/** Staff whose role is not written do what asks for the least. */
export const staffRoleOf = (db: Db) => db`case when account.is_staff then coalesce(account.staff_role, 'support') end`;

/** Why and until when an account is for reading only, by the clock of the database: a restriction ends by itself. */
export const restrictionOf = (db: Db) => db`
  case when restricted_at is not null and (restricted_until is null or restricted_until > now()) then jsonb_build_object(
    'reason', restriction_reason,
    'until', to_char(restricted_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

const columns = (db: Db) =>
  db`id, username, email, phone, password_hash, country_code, is_dispatch_partner, is_staff, ${staffRoleOf(db)} as staff_role,
     email_verified_at, phone_verified_at, pending_email, blocked_at, deactivated_at`;

export type NewAccount = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly authProvider: 'password' | 'oidc';
  readonly countryCode: string;
  readonly isDispatchPartner: boolean;
  readonly isStaff?: boolean;
  readonly staffRole?: StaffRole;
  readonly emailVerifiedAt: Date | null;
};

export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  await tx`insert into account ${tx({ isStaff: false, ...account })}`;
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`select ${columns(db)} from account where id = ${id}`;
  return row;
}

/** Locks an account before it is changed, so that two changes take turns. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  const [row] = await tx<Account[]>`select ${columns(tx)} from account where id = ${id} for no key update`;
  return row;
}

/** Finds by email, username or phone: the three never look alike, so one text finds one account at most. */
export async function findAccountByIdentifier(db: Db, identifier: string): Promise<Account | undefined> {
  const text = plainIdentifier(identifier);
  const [row] = text.includes('@')
    ? await db<Account[]>`select ${columns(db)} from account where email = ${text}`
    : text.startsWith('+')
      ? await db<Account[]>`select ${columns(db)} from account where phone = ${text}`
      : await db<Account[]>`select ${columns(db)} from account where username = ${text}`;
  return row;
}

/** Brings an identifier that may be typed in many ways into one spelling. */
export function plainIdentifier(identifier: string): string {
  const text = identifier.trim().toLowerCase();
  return phoneLike(text) ?? text;
}

/** `0803…`, `+234 803…` and `234803…` are one number; usernames begin with a letter, so digits mean a phone. */
function phoneLike(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits.replace(/^\+2340/, '+234');
  if (/^0\d{10}$/.test(digits)) return `+234${digits.slice(1)}`;
  if (/^[1-9]\d{9,14}$/.test(digits)) return `+${digits}`;
  return undefined;
}

/** Without a hash there is no password that would do, until a new one is chosen. */
export async function setPassword(tx: Tx, id: string, passwordHash: string | null): Promise<void> {
  await tx`update account set password_hash = ${passwordHash} where id = ${id}`;
}

export async function markPhoneVerified(tx: Tx, id: string, phone: string): Promise<void> {
  await tx`update account set phone = ${phone}, phone_verified_at = now() where id = ${id}`;
}

export async function markEmailVerified(tx: Tx, id: string): Promise<void> {
  await tx`update account set email_verified_at = coalesce(email_verified_at, now()) where id = ${id}`;
}

/** The address becomes this one, proven. */
export async function replaceEmail(tx: Tx, id: string, email: string): Promise<void> {
  await tx`update account set email = ${email}, email_verified_at = now(), pending_email = null where id = ${id}`;
}

export async function setPendingEmail(tx: Tx, id: string, email: string | null): Promise<void> {
  await tx`update account set pending_email = ${email} where id = ${id}`;
}

export async function renameAccount(tx: Tx, id: string, username: string): Promise<void> {
  await tx`update account set username = ${username} where id = ${id}`;
}

export async function setCountry(tx: Tx, id: string, countryCode: string): Promise<void> {
  await tx`update account set country_code = ${countryCode} where id = ${id}`;
}

/** What somebody does for us from now on. */
export async function setStaffRole(tx: Tx, id: string, role: StaffRole): Promise<void> {
  await tx`update account set staff_role = ${role} where id = ${id}`;
}

/** Ends it. The role stays written: it says that they came to us without a phone. */
export async function endStaffRole(tx: Tx, id: string): Promise<void> {
  await tx`update account set is_staff = false, staff_role = coalesce(staff_role, 'support') where id = ${id}`;
}

/** Locks all admins, in one order: of two who change each other, the second finds what the first did. */
export async function lockAdmins(tx: Tx): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from account where is_staff and staff_role = 'admin' order by id for no key update`;
  return rows.map(({ id }) => id);
}

/** What a member of our staff does now, held until the transaction ends; undefined for everybody else. */
export async function holdStaffRole(tx: Tx, id: string): Promise<StaffRole | undefined> {
  const [row] = await tx<{ role: StaffRole | null }[]>`select ${staffRoleOf(tx)} as role from account where id = ${id} for share`;
  return row?.role ?? undefined;
}

/** An account that has left stays blocked. */
export async function setBlocked(tx: Tx, id: string, isBlocked: boolean): Promise<void> {
  await tx`update account set blocked_at = case when ${isBlocked} or deactivated_at is not null then coalesce(blocked_at, now()) end where id = ${id}`;
}

/** From now on the account is for reading only; null ends it. */
export async function setRestricted(
  tx: Tx,
  id: string,
  restriction: { readonly reason: RestrictionView['reason']; readonly until: Date | null } | null,
): Promise<void> {
  await tx`
    update account set restricted_at = case when ${restriction !== null} then now() end, restricted_until = ${restriction?.until ?? null},
      restriction_reason = ${restriction?.reason ?? null}
    where id = ${id}`;
}
