import type { QueryClient } from '@tanstack/react-query';
import { type MessageView, messageKinds } from '@waybill/contract/chat/message-view';
import type { RoomView } from '@waybill/contract/chat/room-view';
import { voiceNoteWords } from '@waybill/contract/files/voice-note-words';
import type { PassingEvent, RealtimeEvent } from '@waybill/contract/realtime/events';
import type { AppState } from '../../session/app-state.ts';
import { paths } from '../../session/paths.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshUnseen } from '../notifications/index.ts';
import { getRoomQuery } from './api/get-room.ts';
import { receipts } from './model/receipts-here.ts';
import { changeRoom, isListed, withNewest, withOtherReceipt, withOwnRead } from './model/room-caches.ts';
import { knownRoomStore } from './model/room-store.ts';

export type ChatEvent = Extract<RealtimeEvent | PassingEvent, { type: `chat.${string}` }>;

type Event<Type> = Extract<ChatEvent, { type: Type }>;

/** Something happened in a room of one’s own: pages that show it change at once; elsewhere it gets a toast. */
export async function handleChatEvent(queries: QueryClient, event: ChatEvent, app: AppState): Promise<void> {
  switch (event.type) {
    case 'chat.message':
      return handleMessage(queries, event.message, app);
    case 'chat.waiting':
      return handleWaitingEvent(queries, event);
    case 'chat.receipt':
      return handleReceipt(queries, event, app);
    case 'chat.room-changed':
      return handleRoomEvent(queries, event, app);
    case 'chat.typing':
      return knownRoomStore(queries, event.roomId)?.otherTypes();
  }
}

async function handleMessage(queries: QueryClient, message: MessageView, app: AppState): Promise<void> {
  const { roomId, seq, senderId } = message;
  const isOwn = senderId === app.userId;
  const store = knownRoomStore(queries, roomId);
  store?.receive(message);
  changeRoom(queries, roomId, (room) => withNewest(room, message, app.userId));
  if (!isListed(queries, roomId)) void queries.invalidateQueries({ queryKey: ['chat', 'rooms'] });
  askAgain(queries);
  if (isOwn) return;
  store?.stopTyping();
  receipts.delivered(roomId, seq);
  // In the room it is read as it comes: the receipt says so in a moment, and until then no badge lights up for it.
  if (!isInRoom(app, message)) refreshUnseen(queries);
  // Events of deliveries get their own toast from the orders feature.
  if (message.kind !== messageKinds.deal && !isLooking(app, message)) await showToast(queries, message, app);
}

/** Of somebody who is muted: it has arrived, and only a room that is open, or an order that runs, shows it. */
async function handleWaitingEvent(queries: QueryClient, { roomId, seq }: Event<'chat.waiting'>): Promise<void> {
  receipts.delivered(roomId, seq);
  void queries.invalidateQueries({ queryKey: ['chat', 'room', roomId] });
  void queries.invalidateQueries({ queryKey: ['orders'] });
  await knownRoomStore(queries, roomId)?.catchUp();
}

/** An answer that is on its way may be older than the event that just came. */
function askAgain(queries: QueryClient): void {
  for (const name of ['room', 'rooms'])
    void queries.invalidateQueries({ queryKey: ['chat', name], predicate: ({ state }) => state.fetchStatus === 'fetching' });
}

function handleReceipt(queries: QueryClient, event: Event<'chat.receipt'>, { userId }: AppState): void {
  const { roomId, deliveredSeq, readSeq } = event;
  if (event.userId !== userId) {
    changeRoom(queries, roomId, (room) => withOtherReceipt(room, event.userId, deliveredSeq, readSeq));
    askAgain(queries);
    return;
  }
  receipts.markSent(roomId, { deliveredSeq, ...(readSeq === null ? {} : { readSeq }) });
  if (readSeq === null) return;
  changeRoom(queries, roomId, (room) => withOwnRead(room, readSeq, userId));
  askAgain(queries);
  // Unread messages of a muted person are shown by the order.
  if (queries.getQueryData<RoomView>(['chat', 'room', roomId])?.isMuted) void queries.invalidateQueries({ queryKey: ['orders'] });
  // Read elsewhere. That it has reached this device is no reason to be silent about it.
  if (readSeq >= (toasts.get(roomId)?.seq ?? 0)) takeBack(roomId);
  refreshUnseen(queries);
}

async function handleRoomEvent(
  queries: QueryClient,
  { roomId, what }: Event<'chat.room-changed'>,
  { userId }: AppState,
): Promise<void> {
  void queries.invalidateQueries({ queryKey: ['chat', 'rooms'] });
  void queries.invalidateQueries({ queryKey: ['chat', 'room', roomId] });
  // Messages of a deleted chat, or of a muted person, do not count as unseen.
  if (what !== 'requests') refreshUnseen(queries);
  if (what !== 'deleted') return;
  takeBack(roomId);
  // A browser that keeps nothing has nothing to forget.
  void import('../../session/offline/forget-room.ts').then(({ forgetRoom }) => forgetRoom(userId, roomId)).catch(() => {});
  const store = knownRoomStore(queries, roomId);
  if (!store) return;
  try {
    const { lastSeq, deletedSeq } = await queries.fetchQuery({ ...getRoomQuery(roomId), staleTime: 0 });
    store.bound(lastSeq, deletedSeq);
  } catch {
    // Asked for again when somebody opens it.
  }
}

/** The room is on the screen, or the list that shows it. Whoever does not look at the page at all is rung instead. */
function isLooking(app: AppState, message: MessageView): boolean {
  return document.visibilityState !== 'visible' || app.read().pathname === paths.messages || isInRoom(app, message);
}

function isInRoom({ read }: AppState, { roomId, senderId }: MessageView): boolean {
  if (document.visibilityState !== 'visible') return false;
  const { pathname, search } = read();
  const wanted = new URLSearchParams(search);
  return pathname === paths.chat && (wanted.get('roomId') === roomId || wanted.get('userId') === senderId);
}

/** One for each room: the newest message takes the place of the one before. */
const toasts = new Map<string, { readonly slip: number; readonly seq: number }>();

function takeBack(roomId: string): void {
  const shown = toasts.get(roomId);
  if (shown) toast.dismiss(shown.slip);
  toasts.delete(roomId);
}

async function showToast(queries: QueryClient, message: MessageView, app: AppState): Promise<void> {
  const { roomId, senderId } = message;
  try {
    const room = await queries.fetchQuery({ ...getRoomQuery(roomId), staleTime: Number.POSITIVE_INFINITY });
    if (isLooking(app, message) || room.readSeq >= message.seq) return;
    takeBack(roomId);
    const text = inWords(message);
    const act = () => app.go(`${paths.chat}?roomId=${roomId}`);
    const slip = toast.asking(`${firstNameOf(room, senderId)} wrote`, text, { label: 'View', act });
    toasts.set(roomId, { slip, seq: message.seq });
  } catch {
    // Nobody asked for this, so its failure is not shown.
  }
}

function inWords({ messageText, images, voiceNote }: MessageView): string {
  if (voiceNote) return voiceNoteWords(voiceNote.durationMs);
  if (messageText !== '') return shortened(messageText);
  return images.length === 1 ? 'A picture' : `${images.length} pictures`;
}

const mostLetters = 90;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= mostLetters ? line : `${line.slice(0, mostLetters).trimEnd()}…`;
}

function firstNameOf({ members }: RoomView, userId: string): string {
  const name = members.find((member) => member.userId === userId)?.fullName ?? '';
  return name.trim().split(/\s+/)[0] || 'Somebody';
}
