import type { CheckSubject, DocumentType, RefusalReason } from '@waybill/contract/kyc/documents';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

export type CheckProvider = 'built-in' | 'dojah';

export type CheckRow = {
  readonly id: string;
  readonly userId: string;
  readonly subject: CheckSubject;
  readonly provider: CheckProvider;
  readonly state: 'draft' | 'pending' | 'accepted' | 'refused';
  readonly documentType: DocumentType | null;
  readonly documentNumberEnd: string | null;
  readonly nameOnDocument: string | null;
  readonly dateOfBirth: string | null;
  readonly reasons: RefusalReason[];
  readonly note: string;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
};

const columns = (db: Db) => db`
  id, user_id, subject, provider, state, document_type, document_number_end, name_on_document, date_of_birth::text, reasons, note, submitted_at,
  decided_at, decided_by`;

/** The newest first. Nobody has many: the last ones are enough. */
export async function listChecksOf(db: Db, userId: string): Promise<CheckRow[]> {
  return db<CheckRow[]>`
    select ${columns(db)} from identity_check where user_id = ${userId} order by created_at desc, id desc limit 20`;
}

/** However often they tried. */
export async function listCheckIdsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`select id from identity_check where user_id = ${userId} order by created_at, id`;
  return rows.map(({ id }) => id);
}

export async function lockCheck(tx: Tx, id: string): Promise<CheckRow | undefined> {
  const [row] = await tx<CheckRow[]>`select ${columns(tx)} from identity_check where id = ${id} for update`;
  return row;
}

/** The open check, created if there is none. A parallel call waits for the first. */
export async function lockOpenCheck(
  tx: Tx,
  userId: string,
  provider: CheckProvider,
  subject: CheckSubject = 'person',
): Promise<CheckRow> {
  const id = newId('identityCheck');
  // Dojah calls it by our own name for it.
  const reference = provider === 'dojah' ? id : null;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await tx`
      insert into identity_check (id, user_id, subject, provider, provider_reference)
      values (${id}, ${userId}, ${subject}, ${provider}, ${reference})
      on conflict (user_id) where state in ('draft', 'pending') do nothing`;
    const row = await findOpenForUpdate(tx, userId);
    // The check may have been decided between the two: then the next insertion succeeds.
    if (row) return row;
  }
  throw new Error('A check was neither there nor could be made');
}

export async function findOpenForUpdate(tx: Tx, userId: string): Promise<CheckRow | undefined> {
  const [row] = await tx<CheckRow[]>`
    select ${columns(tx)} from identity_check where user_id = ${userId} and state in ('draft', 'pending') for update`;
  return row;
}

export async function deleteCheck(tx: Tx, id: string): Promise<void> {
  await tx`delete from identity_check where id = ${id}`;
}

/** Details that the member gave about a document; null where they gave none. */
export type DocumentDetails = Pick<CheckRow, 'documentType' | 'documentNumberEnd' | 'nameOnDocument' | 'dateOfBirth'>;

export async function submitCheck(tx: Tx, id: string, documents: DocumentDetails | Record<never, never>): Promise<void> {
  const changes = { state: 'pending', ...documents };
  await tx`update identity_check set ${tx(changes)}, submitted_at = now() where id = ${id}`;
}

export type Decision = {
  readonly state: 'accepted' | 'refused';
  readonly reasons: readonly RefusalReason[];
  readonly note: string;
  readonly decidedBy: string | null;
};

export async function decide(tx: Tx, id: string, { state, reasons, note, decidedBy }: Decision): Promise<void> {
  await tx`
    update identity_check
    set state = ${state}, reasons = ${[...reasons]}, note = ${note}, decided_by = ${decidedBy}, decided_at = now(),
        submitted_at = coalesce(submitted_at, now())
    where id = ${id}`;
}

/** Waits for a decision again, as long as before. */
export async function undecide(tx: Tx, id: string): Promise<void> {
  await tx`
    update identity_check set state = 'pending', reasons = '{}', note = '', decided_by = null, decided_at = null where id = ${id}`;
}

/** Reopens a check whose member left the provider’s window early: nothing has been handed in. */
export async function reopenCheck(tx: Tx, id: string): Promise<void> {
  await tx`update identity_check set state = 'draft', submitted_at = null where id = ${id}`;
}

export async function wasRefusedBefore(tx: Tx, userId: string): Promise<boolean> {
  return (await tx`select from identity_check where user_id = ${userId} and state = 'refused' limit 1`).length > 0;
}

/** A business is checked as one, by its documents; anybody else as a person. */
export async function subjectOf(db: Db, userId: string): Promise<CheckSubject> {
  const [row] = await db<{ isDispatchPartner: boolean }[]>`select is_dispatch_partner from account where id = ${userId}`;
  return row?.isDispatchPartner ? 'business' : 'person';
}

export async function kycStatusOf(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ kycStatus: number }[]>`select kyc_status from profile where user_id = ${userId}`;
  return row?.kycStatus ?? 0;
}

/** The provider’s, by its name for it. */
export async function findByReference(db: Db, reference: string): Promise<{ id: string } | undefined> {
  const [row] = await db<{ id: string }[]>`select id from identity_check where provider_reference = ${reference}`;
  return row;
}

/** Taken before the question: of two answers that cross, the one asked for later counts. */
export async function databaseTime(db: Db): Promise<string> {
  const [row] = await db<{ now: string }[]>`select clock_timestamp()::text as now`;
  if (!row) throw new Error('The database does not tell the time');
  return row.now;
}

/** False when a later question has been answered already. */
export async function noteAnswer(tx: Tx, id: string, askedAt: string): Promise<boolean> {
  const noted = await tx`
    update identity_check set heard_at = ${askedAt}::timestamptz
    where id = ${id} and (heard_at is null or heard_at < ${askedAt}::timestamptz) returning 1`;
  return noted.length > 0;
}

const daysOfDrafts = 3;

/**
 * Checks without a report from the provider for so long that we ask; the longest unasked first. A member who only opened the
 * window may have finished there without the browser or a webhook reporting it: they are asked after less and less often, and
 * not for long.
 */
export async function listUnsettled(db: Db, minutes: number): Promise<{ reference: string }[]> {
  return db<{ reference: string }[]>`
    select provider_reference as reference from identity_check
    where provider_reference is not null and (
      state = 'pending' and greatest(submitted_at, heard_at) < now() - make_interval(mins => ${minutes})
      or state = 'draft' and created_at > now() - make_interval(days => ${daysOfDrafts})
        and greatest(created_at, heard_at) < now() - greatest(make_interval(mins => ${minutes}), (now() - created_at) / 4))
    order by heard_at nulls first, id limit 200`;
}

/** Begun in the provider’s window, and not asked after just now. */
export async function isDraftUnsettled(tx: Tx, id: string): Promise<boolean> {
  return (
    (
      await tx`
        select from identity_check where id = ${id} and state = 'draft' and provider_reference is not null
          and greatest(created_at, heard_at) < now() - interval '1 minute'`
    ).length > 0
  );
}

export async function isSubmittedLongAgo(tx: Tx, id: string, hours: number): Promise<boolean> {
  return (
    (await tx`select from identity_check where id = ${id} and submitted_at < now() - make_interval(hours => ${hours})`).length > 0
  );
}
