import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { hotp, stepAt, totpSecret } from '../../src/modules/identity/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Person, verifiedPerson } from './people.ts';
import type { World } from './world.ts';

/** A staff member, signed in, who has just shown a second factor. */
export async function staffMember(world: World, role: StaffRole = 'admin'): Promise<Person> {
  const person = await verifiedPerson(world);
  await makeStaff(world, person, role);
  return person;
}

/** Somebody who has dealings of their own becomes a staff member. */
export async function makeStaff(world: World, { id }: { readonly id: string }, role: StaffRole = 'admin'): Promise<void> {
  await world.db`update account set is_staff = true, staff_role = ${role} where id = ${id}`;
  await giveAuthenticator(world, id);
  await world.db`update session set second_factor_at = now() where user_id = ${id}`;
  await world.db`select pg_notify('account_status', ${id})`;
}

/** An authenticator app that was set up before the story begins. */
export async function giveAuthenticator(world: World, userId: string): Promise<void> {
  await world.db`
    insert into second_factor (user_id, authenticator_id, authenticator_at) values (${userId}, ${newId('authenticator')}, now())
    on conflict (user_id) do update set authenticator_id = excluded.authenticator_id, authenticator_at = now(), last_step = 0`;
}

/** A staff member who has set nothing up yet and is signed in by the password alone. */
export async function newStaffMember(world: World): Promise<Person> {
  const person = await verifiedPerson(world);
  await world.db`update account set is_staff = true, staff_role = 'admin' where id = ${person.id}`;
  return person;
}

/** The code on somebody’s authenticator app now, or so many half minutes later. */
export async function codeNow(world: World, userId: string, later = 0): Promise<string> {
  const [row] = await world.db<{ id: string; seconds: number }[]>`
    select coalesce(pending_id, authenticator_id) as id, extract(epoch from clock_timestamp())::float8 as seconds
    from second_factor where user_id = ${userId}`;
  if (!row) throw new Error('There is no authenticator app');
  const left = 30 - (row.seconds % 30);
  // A code that is late already would be too late in the next half minute.
  if (later < 0 && left < 3) return sleep(left * 1000).then(() => codeNow(world, userId, later));
  return hotp(totpSecret(world.node.context.keys, row.id), stepAt(row.seconds) + later);
}

/** So long ago that it has to be shown again for what matters most. */
export async function forgetShown(world: World, userId: string, ago: string): Promise<void> {
  await world.db`update session set second_factor_at = now() - ${ago}::interval where user_id = ${userId}`;
  await world.db`select pg_notify('account_status', ${userId})`;
}

export type WrittenAct = {
  readonly staffId: string | null;
  readonly what: string;
  readonly subject: string;
  readonly userId: string | null;
  readonly because: string;
};

/** The audit trail about a person, oldest first. */
export const actsAbout = (world: World, userId: string): Promise<WrittenAct[]> => world.db<WrittenAct[]>`
  select staff_id, what, subject, user_id, because from ops_act where user_id = ${userId} order by id`;
