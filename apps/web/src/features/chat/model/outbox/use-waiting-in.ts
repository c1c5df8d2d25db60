import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOnline } from '../../../../ui/use-online.ts';
import type { RoomStore } from '../room-store.ts';
import type { ShownImage } from '../shown-message.ts';
import type { WaitingMessage } from '../shown-messages.ts';
import type { Hold } from './after-failure.ts';
import type { OutboxEntry } from './outbox.ts';
import { outboxOf } from './outbox-here.ts';

/** The messages waiting to be sent in a room. Sent ones move into the room’s store, whichever tab sent them. */
export function useWaitingIn(roomId: string, userId: string, store: RoomStore): readonly WaitingMessage[] {
  const outbox = outboxOf(userId);
  const { entries, sending, hold } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isOnline = useOnline();
  useEffect(
    () =>
      outbox.onSent((message) => {
        if (message.roomId === roomId) store.receive(message);
      }),
    [outbox, roomId, store],
  );
  useEffect(() => releaseAll, []);
  return useMemo(
    () =>
      entries
        .filter((entry) => entry.roomId === roomId)
        .map((entry) => waitingOf(entry, sending.includes(entry.clientId), isOnline ? hold : 'network')),
    [entries, sending, hold, isOnline, roomId],
  );
}

function waitingOf(entry: OutboxEntry, isSending: boolean, hold: Hold): WaitingMessage {
  const { clientId, text, pictures, voice, writtenAt, refusal } = entry;
  const images = pictures.map(({ file }, index): ShownImage => {
    const key = `${clientId}.${index}`;
    return { kind: 'local', key, url: addressOf(key, file), name: file.name };
  });
  const voiceKey = `${clientId}.voice`;
  return {
    clientId,
    text,
    images,
    voice: voice ? { kind: 'local', key: voiceKey, url: addressOf(voiceKey, voice.file), durationMs: voice.durationMs } : null,
    writtenAt,
    isSending,
    hold,
    ...(refusal === undefined ? {} : { refusal }),
  };
}

const addresses = new Map<string, string>();

/** One for each picture: read anew from the store it is another object, and the picture would flicker. */
function addressOf(key: string, file: File): string {
  const address = addresses.get(key) ?? URL.createObjectURL(file);
  addresses.set(key, address);
  return address;
}

function releaseAll(): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  addresses.clear();
}
