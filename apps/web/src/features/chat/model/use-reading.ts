import { useQueryClient } from '@tanstack/react-query';
import type { RoomView } from '@waybill/contract/chat/room-view';
import { useCallback, useEffect, useRef } from 'react';
import { followLooking, isLookedAt } from '../../../ui/attention.ts';
import { receipts } from './receipts-here.ts';
import { changeRoom, withOwnRead } from './room-caches.ts';

/** Marks messages on the screen as read while somebody looks; those that came while nobody looked, on return. */
export function useReading(roomId: string, userId: string): (seq: number) => void {
  const queries = useQueryClient();
  const seen = useRef({ roomId, seq: 0, sent: 0 });
  if (seen.current.roomId !== roomId) seen.current = { roomId, seq: 0, sent: 0 };

  const send = useCallback(() => {
    const { seq, sent } = seen.current;
    if (seq <= sent || !isLookedAt()) return;
    seen.current.sent = seq;
    // The server has said so itself.
    if (seq <= (queries.getQueryData<RoomView>(['chat', 'room', roomId])?.readSeq ?? 0)) return;
    receipts.read(roomId, seq);
    changeRoom(queries, roomId, (room) => withOwnRead(room, seq, userId));
  }, [queries, roomId, userId]);

  useEffect(() => followLooking(send), [send]);

  return useCallback(
    (seq: number) => {
      if (seq <= seen.current.seq) return;
      seen.current.seq = seq;
      send();
    },
    [send],
  );
}
