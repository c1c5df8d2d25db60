import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { newId } from '../../../platform/ids.ts';
import type { ChatContext } from '../context.ts';
import { mayWrite, notReachable } from '../policies.ts';
import { findPairStatus, findRoomOf, insertRoom } from '../storage/rooms.ts';

/** Limits for new rooms. Rooms that exist may be opened as often as one likes. */
const newRooms = [
  { max: 60, seconds: 3600 },
  { max: 200, seconds: 86_400 },
] as const;

/** The id of the room with somebody. A room that exists is answered, even when the two could not open one now. */
export async function createRoom({ db }: Pick<ChatContext, 'db'>, userId: string, otherId: string): Promise<string> {
  if (otherId === userId) throw new Problem('forbidden', 'A chat takes two. Please choose somebody else.', { field: 'userId' });
  const pairStatus = await findPairStatus(db, userId, otherId);
  if (!pairStatus) throw new Problem('not_found', 'There is nobody here by that id.', { field: 'userId' });
  const known = await findRoomOf(db, userId, otherId);
  if (known) return known;
  if ((await mayWrite(db, userId, pairStatus)) === 'no') throw notReachable();
  await countAgainst(
    db,
    newRooms.map((limit) => ({ ...limit, key: `new chat room|${limit.seconds}|${userId}` })),
  );
  return transact(db, (tx) => openRoom(tx, userId, otherId));
}

/** The one room of two people, created if need be. A parallel creation is waited for. */
export async function openRoom(tx: Tx, createdBy: string, otherId: string): Promise<string> {
  const id = newId('room');
  if (await insertRoom(tx, id, createdBy, otherId)) return id;
  const known = await findRoomOf(tx, createdBy, otherId);
  if (!known) throw new Error('A room is neither there nor could it be made');
  return known;
}
