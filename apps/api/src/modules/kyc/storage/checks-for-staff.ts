import type { Position } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { CheckRow } from './checks.ts';
import type { BusinessDocument } from './documents.ts';

/** A check that was handed in, and whose it is. */
export type CheckForStaff = Omit<CheckRow, 'state' | 'submittedAt' | 'decidedBy'> & {
  readonly username: string;
  readonly fullName: string;
  readonly profilePicture: string | null;
  readonly isDispatchPartner: boolean;
  readonly isBlocked: boolean;
  readonly isStaff: boolean;
  readonly kycStatus: number;
  readonly state: 'pending' | 'accepted' | 'refused';
  readonly submittedAt: Date;
  readonly decidedByUsername: string | null;
  readonly attempt: number;
};

const rows = (db: Db) => db`
  select c.id, c.user_id, a.username, p.full_name, p.profile_picture, a.is_dispatch_partner, a.blocked_at is not null as is_blocked,
         a.is_staff, p.kyc_status, c.subject, c.provider, c.state, c.document_type, c.document_number_end, c.name_on_document,
         c.date_of_birth::text, c.reasons, c.note, c.submitted_at, c.decided_at, decider.username as decided_by_username,
         (select count(*)::int from identity_check other
          where other.user_id = c.user_id and other.state <> 'draft' and (other.created_at, other.id) <= (c.created_at, c.id)) as attempt
  from identity_check c
  join account a on a.id = c.user_id
  join profile p on p.user_id = c.user_id
  left join account decider on decider.id = c.decided_by`;

type Input = { readonly limit: number; readonly skip: number; readonly after: Position | undefined };

/** The longest waiting first. One more than asked for shows that there are more. */
export async function listWaiting(db: Db, { limit, skip, after }: Input): Promise<CheckForStaff[]> {
  const rest = after ? db`and (c.submitted_at, c.id) > (${after.createdAt}, ${after.id})` : db``;
  return db<CheckForStaff[]>`
    ${rows(db)} where c.state = 'pending' ${rest} order by c.submitted_at, c.id limit ${limit + 1} offset ${skip}`;
}

/** The newest first. */
export async function listDecided(db: Db, { limit, skip, after }: Input): Promise<CheckForStaff[]> {
  const rest = after ? db`and (c.decided_at, c.id) < (${after.createdAt}, ${after.id})` : db``;
  return db<CheckForStaff[]>`
    ${rows(db)} where c.decided_at is not null ${rest} order by c.decided_at desc, c.id desc limit ${limit + 1} offset ${skip}`;
}

/** Drafts were never handed in, so staff do not see them. */
export async function findCheckForStaff(db: Db, id: string): Promise<CheckForStaff | undefined> {
  const [row] = await db<CheckForStaff[]>`${rows(db)} where c.id = ${id} and c.state <> 'draft'`;
  return row;
}

export async function listEarlier(db: Db, { id, userId, attempt }: CheckForStaff): Promise<CheckForStaff[]> {
  const others = await db<CheckForStaff[]>`
    ${rows(db)} where c.user_id = ${userId} and c.state <> 'draft' and c.id <> ${id} order by c.created_at desc, c.id desc limit 20`;
  return others.filter((other) => other.attempt < attempt);
}

export type StaffDocument = BusinessDocument & { readonly mediaType: string };

export async function listBusinessDocuments(db: Db, userId: string): Promise<StaffDocument[]> {
  return db<StaffDocument[]>`
    select id, kind, file_name, media_type, bytes, storage_key, uploaded_at from business_document
    where user_id = ${userId} order by uploaded_at`;
}

export type NewestCheck = Pick<CheckForStaff, 'id' | 'state' | 'submittedAt'>;

/** The last thing that somebody handed in. */
export async function findNewestCheck(db: Db, userId: string): Promise<NewestCheck | undefined> {
  const [row] = await db<NewestCheck[]>`
    select id, state, submitted_at from identity_check where user_id = ${userId} and state <> 'draft'
    order by created_at desc, id desc limit 1`;
  return row;
}
