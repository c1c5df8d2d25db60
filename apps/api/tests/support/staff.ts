import { type Person, verifiedPerson } from './people.ts';
import type { World } from './world.ts';

/** One of our people, signed in. */
export async function staffMember(world: World): Promise<Person> {
  const person = await verifiedPerson(world);
  await makeStaff(world, person);
  return person;
}

/** Somebody who has dealings of their own becomes one of our people. */
export async function makeStaff(world: World, { id }: { readonly id: string }): Promise<void> {
  await world.db`update account set is_staff = true where id = ${id}`;
  await world.db`select pg_notify('identity_standing', ${id})`;
}

export type WrittenAct = {
  readonly staffId: string | null;
  readonly what: string;
  readonly subject: string;
  readonly userId: string | null;
  readonly because: string;
};

/** What the audit trail says about somebody, oldest first. */
export const actsAbout = (world: World, userId: string): Promise<WrittenAct[]> => world.db<WrittenAct[]>`
  select staff_id, what, subject, user_id, because from ops_act where user_id = ${userId} order by id`;
