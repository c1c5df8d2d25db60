import type { World } from './world.ts';

type TrailLine = {
  readonly staffId: string | null;
  readonly what: string;
  readonly userId: string | null;
  readonly about: unknown;
  readonly because: string;
};

/** The audit trail of a subject, oldest first. */
export async function trailOf({ db }: Pick<World, 'db'>, subject: string): Promise<TrailLine[]> {
  const rows = await db<TrailLine[]>`
    select staff_id, what, user_id, about, because from ops_act where subject = ${subject} order by id`;
  return [...rows];
}
