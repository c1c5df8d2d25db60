import type { Db, Tx } from '../../../platform/db/database.ts';

export type ActionLinkMode = 'verifyEmail' | 'resetPassword' | 'recoverEmail';
export type ActionLink = { readonly id: string; readonly userId: string; readonly mode: ActionLinkMode; readonly email: string };

export async function insertActionLink(tx: Tx, link: ActionLink): Promise<void> {
  await tx`
    insert into action_link (id, user_id, mode, email, expires_at)
    values (${link.id}, ${link.userId}, ${link.mode}, ${link.email}, now() + interval '1 hour')`;
}

export async function findLiveLink(db: Db, id: string): Promise<ActionLink | undefined> {
  const [row] = await db<ActionLink[]>`
    select id, user_id, mode, email from action_link where id = ${id} and used_at is null and expires_at > now()`;
  return row;
}

/** Uses a link up. Of any number of parallel uses exactly one gets a row. */
export async function spendActionLink(tx: Tx, id: string, mode: ActionLinkMode): Promise<ActionLink | undefined> {
  const [row] = await tx<ActionLink[]>`
    update action_link set used_at = now() where id = ${id} and mode = ${mode} and used_at is null and expires_at > now()
    returning id, user_id, mode, email`;
  return row;
}

/** Links of the same kind that were made after this one stop working. */
export async function voidNewerLinks(tx: Tx, { id, userId, mode }: ActionLink): Promise<void> {
  await tx`
    update action_link set used_at = now() where user_id = ${userId} and mode = ${mode} and used_at is null
      and created_at > (select created_at from action_link where id = ${id})`;
}

/** Limit for emails of one kind, to one person or in their name. */
export const emailsPerHour = 5;

export async function countRecentLinks(db: Db, userId: string, mode: ActionLinkMode): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int from action_link where user_id = ${userId} and mode = ${mode} and created_at > now() - interval '1 hour'`;
  return row?.count ?? 0;
}

/** Links of one kind that are still out stop working, e.g. all reset links once one of them was used. */
export async function voidActionLinks(tx: Tx, userId: string, mode: ActionLinkMode): Promise<void> {
  await tx`update action_link set used_at = now() where user_id = ${userId} and mode = ${mode} and used_at is null`;
}
