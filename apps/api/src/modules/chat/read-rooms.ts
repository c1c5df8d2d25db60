import { chatLimits } from '@waybill/contract/chat/chat-limits';
import type { RoomView } from '@waybill/contract/chat/room-view';
import type { Db } from '../../platform/db/database.ts';
import { pendingWith } from '../orders/index.ts';
import { readPurchases } from '../sales/index.ts';
import { presenceOf } from '../users/index.ts';
import { mayWrite, roomIsNotThere } from './policies.ts';
import { findRoom, listRooms, type RoomRow } from './storage/rooms.ts';
import { roomViewOf } from './views.ts';

export async function readRoom(db: Db, roomId: string, viewerId: string): Promise<RoomView> {
  const room = await findRoom(db, roomId, viewerId);
  if (!room) throw roomIsNotThere();
  const [view] = await viewsOf(db, [room], viewerId);
  if (!view) throw roomIsNotThere();
  return view;
}

export async function readRooms(db: Db, viewerId: string, searchText: string): Promise<RoomView[]> {
  const views = await viewsOf(db, await listRooms(db, viewerId, searchText, chatLimits.rooms), viewerId);
  return views.map((view) => ({ ...view, pendingRequests: [] }));
}

async function viewsOf(db: Db, rooms: readonly RoomRow[], viewerId: string): Promise<RoomView[]> {
  const others = rooms.map(({ otherId }) => otherId);
  const [presences, pending, purchases] = await Promise.all([
    presenceOf(db, viewerId, others),
    pendingWith(db, viewerId, others),
    readPurchases(
      db,
      rooms.flatMap(({ buyerId }) => buyerId ?? []),
    ),
  ]);
  return Promise.all(
    rooms.map(async (room) => {
      const { otherId } = room;
      const write = await mayWrite(db, viewerId, room);
      return roomViewOf(room, viewerId, {
        presence: presences.get(otherId) ?? null,
        can: { write },
        pending: pending.get(otherId) ?? [],
        purchase: room.buyerId === null ? undefined : purchases.get(room.buyerId),
      });
    }),
  );
}
