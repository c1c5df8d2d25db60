import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';

/** A picture that can be shown. */
export type ReadyImage = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly widths: readonly number[];
};

export type NewImage = {
  readonly id: string;
  readonly ownerId: string;
  /** The member of a business who uploads in its name. */
  readonly actedBy: string | null;
  readonly isProfile: boolean;
  readonly lifetimeSeconds: number;
};

/** Answers until when it may be uploaded. */
export async function insertImage(tx: Tx, { id, ownerId, actedBy, isProfile, lifetimeSeconds }: NewImage): Promise<Date> {
  const [row] = await tx<[{ expiresAt: Date }]>`
    insert into image (id, owner_id, acted_by, is_profile, expires_at)
    values (${id}, ${ownerId}, ${actedBy}, ${isProfile}, now() + ${lifetimeSeconds} * interval '1 second') returning expires_at`;
  return row.expiresAt;
}

/**
 * Number of a person’s pictures that are attached to nothing and may lie in the store: also those removed before they were
 * finished, until they are swept. Of a business, those of the one member who acts. Parallel requests of one person are counted one
 * after the other.
 */
export async function countUnused(tx: Tx, { ownerId, actedBy }: Pick<NewImage, 'ownerId' | 'actedBy'>): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${actedBy ?? ownerId} images`}, 0))`;
  const [row] = await tx<[{ unused: number }]>`
    select count(*)::int as unused from image
    where owner_id = ${ownerId} and acted_by is not distinct from ${actedBy} and attached_to is null
      and (state <> 'removed' or (width is null and duration_ms is null))`;
  return row.unused;
}

/** Whoever may upload this picture now: the person, also where it will be their business’s. */
export async function findAwaited(db: Db, id: string): Promise<{ uploaderId: string } | undefined> {
  const [row] = await db<{ uploaderId: string }[]>`
    select coalesce(acted_by, owner_id) as uploader_id from image where id = ${id} and state = 'permitted' and expires_at > now()`;
  return row;
}

export type ImageRow = {
  readonly id: string;
  readonly ownerId: string;
  readonly isProfile: boolean;
  readonly state: 'permitted' | 'ready' | 'removed';
  /** Whether what was uploaded in time may still be finished. */
  readonly mayFinish: boolean;
};

/** Finishing may take longer than uploading, but ends well before the sweep begins with it: the two never meet. */
export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  const [row] = await db<ImageRow[]>`
    select id, owner_id, is_profile, state, now() < expires_at + interval '1 hour' as may_finish from image where id = ${id}`;
  return row;
}

export async function findReadyImage(db: Db, id: string): Promise<ReadyImage | undefined> {
  const [row] = await db<ReadyImage[]>`
    select id, width, height, placeholder, widths from image where id = ${id} and state = 'ready'`;
  return row;
}

type Wanted = { readonly id: string; readonly ownerId: string; readonly isProfile: boolean };

/** A finished picture of one's own, of the same kind. */
export async function findOwnImage(db: Db, { id, ownerId, isProfile }: Wanted): Promise<ReadyImage | undefined> {
  const [row] = await db<ReadyImage[]>`
    select id, width, height, placeholder, widths from image
    where id = ${id} and owner_id = ${ownerId} and is_profile = ${isProfile} and state = 'ready'`;
  return row;
}

/** The length of a voice note that can be played. */
export async function findReadyVoice(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db<{ durationMs: number }[]>`
    select duration_ms from image where id = ${id} and state = 'ready' and duration_ms is not null`;
  return row?.durationMs;
}

/** False when it was finished or removed in the meantime. */
export async function markVoiceReady(tx: Tx, id: string, durationMs: number): Promise<boolean> {
  const { count } = await tx`
    update image set state = 'ready', duration_ms = ${durationMs} where id = ${id} and state = 'permitted'`;
  return count === 1;
}

/** Notes what is about to be written, so that the sweep finds it whatever happens. False when it was finished or removed in the meantime. */
export async function noteWidths(tx: Tx, id: string, widths: readonly number[]): Promise<boolean> {
  const { count } = await tx`update image set widths = ${[...widths]} where id = ${id} and state = 'permitted'`;
  return count === 1;
}

/** False when it was finished or removed in the meantime. */
export async function markReady(tx: Tx, image: ReadyImage): Promise<boolean> {
  const { id, width, height, placeholder, widths } = image;
  const { count } = await tx`
    update image set state = 'ready', width = ${width}, height = ${height}, placeholder = ${placeholder}, widths = ${[...widths]}
    where id = ${id} and state = 'permitted'`;
  return count === 1;
}

/** Locks one’s own picture and answers what it belongs to; nothing when there is no such picture. */
export async function lockOwnImage(tx: Tx, ownerId: string, id: string): Promise<{ attachedTo: string | null } | undefined> {
  const [row] = await tx<{ attachedTo: string | null }[]>`
    select attached_to from image where id = ${id} and owner_id = ${ownerId} and state <> 'removed' for update`;
  return row;
}

export function markRemoved(tx: Tx, id: string): void {
  tx.write(tx`update image set state = 'removed', attached_to = null, position = null where id = ${id}`);
}

/** `durationMs`: of a voice note. */
type Attachable = { readonly id: string; readonly isProfile: boolean; readonly durationMs: number | null };

/** Locks those of these pictures that are the owner’s, finished and part of nothing yet. In the order of ids, so that two never wait for each other. */
export async function lockAttachable(tx: Tx, ownerId: string, ids: readonly string[]): Promise<Attachable[]> {
  return tx<Attachable[]>`
    select id, is_profile, duration_ms from image
    where id = any(${[...ids]}) and owner_id = ${ownerId} and state = 'ready' and attached_to is null
    order by id for update`;
}

export function attach(tx: Tx, ids: readonly string[], attachedTo: string): void {
  tx.write(tx`
    update image set attached_to = ${attachedTo}, position = wanted.place
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
    where image.id = wanted.id`);
}

export function move(tx: Tx, from: string, to: string): void {
  tx.write(tx`update image set attached_to = ${to} where attached_to = ${from}`);
}

/** Detaches the pictures of a subject; the sweep deletes them from the store. */
export function detach(tx: Tx, attachedTo: string): void {
  tx.write(tx`
    update image set state = 'removed', attached_to = null, position = null
    where id in (select id from image where attached_to = ${attachedTo} order by id for update)`);
}

/** Detaches those pictures of a subject that are not among these, and moves the others out of the way of a new order. */
export function keepOnly(tx: Tx, attachedTo: string, kept: readonly string[]): void {
  tx.write(tx`
    update image set state = 'removed', attached_to = null, position = null
    where id in (select id from image where attached_to = ${attachedTo} and id <> all(${[...kept]}) order by id for update)`);
  tx.write(tx`update image set position = position + 100 where attached_to = ${attachedTo}`);
}

export async function listAttached(
  db: Db,
  attachedTo: readonly string[] | Fragment,
): Promise<(ReadyImage & { attachedTo: string })[]> {
  const things = 'strings' in attachedTo ? db`array(${attachedTo})` : db`${[...attachedTo]}`;
  return db<(ReadyImage & { attachedTo: string })[]>`
    select id, width, height, placeholder, widths, attached_to from image
    where attached_to = any(${things}) and width is not null order by attached_to, position`;
}

/** Marks unattached pictures as removed: nobody can attach or see them. Unfinished ones go as soon as they cannot be finished. */
export const giveUpUnattached = (tx: Tx, most: number) => tx`
  update image set state = 'removed' where attached_to is null and state <> 'removed' and id = any(array(
    select id from image
    where attached_to is null and state <> 'removed'
      and (created_at < now() - interval '24 hours' or (state = 'permitted' and expires_at < now() - interval '2 hours'))
    order by created_at limit ${most}))`;

/** Not the youngest: a picture that is being finished while it is removed must have come to its end. */
export async function listRemoved(db: Db, limit: number): Promise<{ id: string; widths: readonly number[] | null }[]> {
  return db<{ id: string; widths: readonly number[] | null }[]>`
    select id, widths from image
    where attached_to is null and state = 'removed' and created_at < now() - interval '2 hours'
    order by created_at limit ${limit}`;
}

export function deleteRemoved(tx: Tx, id: string): void {
  tx.write(tx`delete from image where id = ${id} and state = 'removed'`);
}

export function removeUnattachedOf(tx: Tx, ownerId: string): void {
  tx.write(tx`update image set state = 'removed' where owner_id = ${ownerId} and attached_to is null and state <> 'removed'`);
}
