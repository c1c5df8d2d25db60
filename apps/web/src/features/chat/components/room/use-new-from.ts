import type { RoomView } from '@waybill/contract/chat/room-view';
import { useEffect, useRef, useState } from 'react';
import { unreadIn } from '../../model/members.ts';

/** After which number the line “New messages” stands: what one had read on coming here, or on coming back to this tab. */
export function useNewFrom(room: RoomView | undefined): { readonly newFrom: number | null; readonly clear: () => void } {
  const [newFrom, setNewFrom] = useState<number | null>();
  if (room && newFrom === undefined) setNewFrom(unreadIn(room) > 0 ? room.readSeq : null);
  const lastSeq = useRef(0);
  lastSeq.current = room?.lastSeq ?? 0;

  useEffect(() => {
    let leftAt: number | undefined;
    function change() {
      if (document.visibilityState === 'hidden') leftAt = lastSeq.current;
      else if (leftAt !== undefined && lastSeq.current > leftAt) setNewFrom(leftAt);
    }
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);

  return { newFrom: newFrom ?? null, clear: () => setNewFrom(null) };
}
