import type { AccessTokens } from '../../src/modules/identity/index.ts';
import { type Database, transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';

export type Seated = { readonly id: string; readonly token: string };
export type SeatedRoom = { readonly id: string; readonly members: readonly [Seated, Seated] };

/** Many people who are verified and signed in, at once and behind the scenes: to judge a password takes its time, on purpose. */
export async function seatCrowd(db: Database, accessTokens: AccessTokens, count: number): Promise<Seated[]> {
  const people = Array.from({ length: count }, () => ({ id: newId('user'), session: newId('session') }));
  await transact(db, async (tx) => {
    const rows = tx`jsonb_to_recordset(${tx.json(people)}) as people(id text, session text)`;
    await tx`
      insert into account (id, username, email, auth_provider, country_code, email_verified_at)
      select id, lower(id), lower(id) || '@crowd.example', 'password', 'GH', now() from ${rows}`;
    await tx`insert into profile (user_id, full_name, country_name) select id, 'Ama Mensah', 'Ghana' from ${rows}`;
    await tx`
      insert into session (id, user_id, device, ip, expires_at)
      select session, id, 'Crowd', '127.0.0.1', now() + interval '1 day' from ${rows}`;
  });
  return Promise.all(people.map(async ({ id, session }) => ({ id, token: (await accessTokens.issue(id, session)).token })));
}

export async function seatRooms(db: Database, pairs: readonly (readonly [Seated, Seated])[]): Promise<SeatedRoom[]> {
  const rooms = pairs.map((members) => ({ id: newId('room'), members }));
  await transact(db, async (tx) => {
    const pairs = rooms.map(({ id, members: [one, other] }) => ({ id, a: one.id, b: other.id }));
    const rows = tx`jsonb_to_recordset(${tx.json(pairs)}) as pairs(id text, a text, b text)`;
    await tx`insert into chat_room (id, user_a, user_b, created_by) select id, least(a, b), greatest(a, b), a from ${rows}`;
    await tx`insert into chat_member (room_id, user_id) select id, a from ${rows} union all select id, b from ${rows}`;
  });
  return rooms;
}
