import { useCallback, useRef } from 'react';
import { sendTyping } from '../api/send-typing.ts';

const paceMs = 4000;

/** Says that oneself is writing, every few seconds at most. Nothing depends on it, so what fails is forgotten. */
export function useTyping(roomId: string): () => void {
  const last = useRef({ roomId, at: 0 });
  return useCallback(() => {
    const now = Date.now();
    if (last.current.roomId === roomId && now - last.current.at < paceMs) return;
    last.current = { roomId, at: now };
    if (navigator.onLine) void sendTyping(roomId).catch(() => {});
  }, [roomId]);
}
