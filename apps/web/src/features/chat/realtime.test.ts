// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { MessageView } from '@waybill/contract/chat/message-view';
import type { RoomView } from '@waybill/contract/chat/room-view';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { me, messageWith, pageOf, roomWith, them } from '../../tests/chat-room.ts';
import { standInApi } from '../../tests/stand-in-api.tsx';
import { toast } from '../../ui/toast.tsx';
import { getRoomQuery } from './api/get-room.ts';
import { listRoomsQuery } from './api/list-rooms.ts';
import { roomStoreOf } from './model/room-store.ts';
import { handleChatEvent } from './realtime.ts';

const markReceipt = vi.hoisted(() => vi.fn(async (_roomId: string, _receipt: object) => {}));
// They go out a moment later, perhaps when the test is over.
vi.mock('./api/mark-receipt.ts', () => ({ markReceipt }));

const forgetRoom = vi.hoisted(() => vi.fn(async (_userId: string, _roomId: string) => {}));
vi.mock('../../session/offline/forget-room.ts', () => ({ forgetRoom }));

const otherRoom = roomWith({
  id: 'rom_2',
  recentMessage: {
    messageText: 'Hi',
    readBy: [],
    sentAt: '2026-11-16T08:00:00.500Z',
    sentBy: them,
    kind: 0,
    images: 0,
    voiceMs: null,
    what: null,
  },
});

let count = 0;

/** Somebody who is somewhere in the app when a message comes; each time another room, as toasts are remembered by room. */
function signedIn(at = '/', room: Partial<RoomView> = {}) {
  count += 1;
  const id = `rom_news${count}`;
  const kept = roomWith({ id, ...room });
  standInApi({
    [`GET /chatrooms/${id}`]: () => Response.json({ ...kept, lastSeq: 9, deletedSeq: 9 }),
  });
  const queries = new QueryClient();
  queries.setQueryData(['chat', 'room', id], kept);
  queries.setQueryData(['chat', 'rooms', ''], { items: [otherRoom, kept] });
  const [pathname = '', search = ''] = at.replace('{room}', id).split('?');
  const go = vi.fn();
  const app = { userId: me, read: () => ({ pathname, search }), go };
  const message = (seq: number, more: Partial<MessageView> = {}) => messageWith(seq, { roomId: id, ...more });
  return {
    id,
    queries,
    go,
    message,
    handle: (event: Parameters<typeof handleChatEvent>[1]) => handleChatEvent(queries, event, app),
    handleMessage: (seq: number, more: Partial<MessageView> = {}) =>
      handleChatEvent(queries, { type: 'chat.message', message: message(seq, more) }, app),
    room: () => queries.getQueryData<RoomView>(['chat', 'room', id]),
    list: () => queries.getQueryData<{ items: RoomView[] }>(['chat', 'rooms', ''])?.items ?? [],
  };
}

describe('a message that comes', () => {
  let asking: MockInstance<typeof toast.asking>;
  beforeEach(() => {
    asking = vi.spyOn(toast, 'asking');
  });

  it('is counted, moves its room to the top, has reached this device, and gets a toast', async () => {
    const { id, handleMessage, room, list, go } = signedIn();
    await handleMessage(1);
    expect(room()).toMatchObject({ lastSeq: 1, recentMessage: { messageText: 'Message 1' } });
    expect(room()?.members[0]?.unreadMessagesCount).toBe(1);
    expect(list()[0]?.id).toBe(id);
    await expect.poll(() => markReceipt).toHaveBeenCalledWith(id, { deliveredSeq: 1 });
    expect(asking).toHaveBeenCalledWith('Tolu wrote', 'Message 1', expect.objectContaining({ label: 'View' }));
    asking.mock.calls[0]?.[2].act();
    expect(go).toHaveBeenCalledWith(`/messages/chat?roomId=${id}`);
  });

  it('counts once, even if its event comes twice', async () => {
    const { handleMessage, room } = signedIn();
    await handleMessage(1);
    await handleMessage(1);
    expect(room()?.members[0]?.unreadMessagesCount).toBe(1);
  });

  it.each(['/messages', '/messages/chat?roomId={room}', `/messages/chat?userId=${them}`])('is quiet at %s', async (at) => {
    await signedIn(at).handleMessage(1);
    expect(asking).not.toHaveBeenCalled();
  });

  it.each([
    ['/', true],
    ['/messages', true],
    ['/messages/chat?roomId={room}', false],
  ])('at %s has the badge counted at once: %s', async (at, isAsked) => {
    const { queries, handleMessage } = signedIn(at);
    queries.setQueryData(['unseen'], { chats: 0, notifications: 0 });
    await handleMessage(1);
    expect(queries.getQueryState(['unseen'])?.isInvalidated).toBe(isAsked);
  });

  it('is quiet when it is one’s own, and when it is about a step of a delivery', async () => {
    const { id, handleMessage, room } = signedIn();
    await handleMessage(1, { senderId: me });
    expect(room()?.members[0]?.unreadMessagesCount).toBe(0);
    await handleMessage(2, { kind: 1 });
    const receiptsHere = () => markReceipt.mock.calls.filter(([roomId]) => roomId === id);
    await expect.poll(receiptsHere).toEqual([[id, { deliveredSeq: 2 }]]);
    expect(asking).not.toHaveBeenCalled();
  });

  it('takes the place of the toast before', async () => {
    const dismiss = vi.spyOn(toast, 'dismiss');
    const { handleMessage } = signedIn();
    await handleMessage(1);
    await handleMessage(2);
    expect(dismiss).toHaveBeenCalledWith(asking.mock.results[0]?.value);
  });

  it('stays on the screen when it has reached this device, and goes when it was read elsewhere', async () => {
    const dismiss = vi.spyOn(toast, 'dismiss');
    const { id, handle, handleMessage } = signedIn();
    await handleMessage(4);
    dismiss.mockClear();
    const receipt = (readSeq: number) => handle({ type: 'chat.receipt', roomId: id, userId: me, deliveredSeq: 4, readSeq });
    await receipt(3);
    expect(dismiss).not.toHaveBeenCalled();
    await receipt(4);
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('appears in the room that is known, and ends the typing', async () => {
    const { id, queries, handleMessage, handle } = signedIn();
    const store = roomStoreOf(queries, id, async (_, stretch) => pageOf([], 0, stretch));
    await store.catchUp();
    await handle({ type: 'chat.typing', roomId: id, userId: them });
    expect(store.state().isOtherTyping).toBe(true);
    await handleMessage(1);
    expect(store.state().isOtherTyping).toBe(false);
    expect(store.state().messages.known.size).toBe(1);
  });

  it('has the list loaded again when its room is not there', async () => {
    const { queries, handleMessage } = signedIn();
    queries.setQueryData(['chat', 'rooms', ''], { items: [otherRoom] });
    await handleMessage(1);
    expect(queries.getQueryState(['chat', 'rooms', ''])?.isInvalidated).toBe(true);
  });
});

describe('a message of somebody who is muted', () => {
  it('is confirmed as arrived and shown nowhere but in the orders, which ask again', async () => {
    const asking = vi.spyOn(toast, 'asking').mockClear();
    const { id, handle, queries, room } = signedIn('/', { isMuted: true });
    queries.setQueryData(['unseen'], { chats: 0, notifications: 0 });
    queries.setQueryData(['orders', 'list'], []);
    await handle({ type: 'chat.waiting', roomId: id, seq: 1 });
    await expect.poll(() => markReceipt).toHaveBeenCalledWith(id, { deliveredSeq: 1 });
    expect(asking).not.toHaveBeenCalled();
    expect(room()?.members[0]?.unreadMessagesCount).toBe(0);
    expect(queries.getQueryState(['unseen'])?.isInvalidated).toBe(false);
    expect(queries.getQueryState(['orders', 'list'])?.isInvalidated).toBe(true);
  });
});

describe('a receipt', () => {
  it('of the other one never leads back, and without leave to know says nothing of reading', async () => {
    const { id, handle, room } = signedIn('/', { lastSeq: 5, other: { deliveredSeq: 0, readSeq: null } });
    const receipt = (deliveredSeq: number, readSeq: number | null) =>
      handle({ type: 'chat.receipt', roomId: id, userId: them, deliveredSeq, readSeq });
    await receipt(4, null);
    expect(room()?.other).toEqual({ deliveredSeq: 4, readSeq: null });
    await receipt(5, 5);
    await receipt(3, 2);
    expect(room()?.other).toEqual({ deliveredSeq: 5, readSeq: 5 });
    expect(room()?.recentMessage.readBy).toEqual([them]);
  });

  it('is not undone by an answer that was under way, nor by one that does not know of it yet', async () => {
    const old = { lastSeq: 5, other: { deliveredSeq: 2, readSeq: 2 }, readSeq: 1 };
    const { id, handle, room, list, queries } = signedIn('/', old);
    const answers = { room: room(), rooms: { items: list() } };
    standInApi({
      [`GET /chatrooms/${id}`]: () => Response.json(answers.room),
      'GET /chatrooms': () => Response.json(answers.rooms),
    });
    await handle({ type: 'chat.receipt', roomId: id, userId: them, deliveredSeq: 5, readSeq: 4 });
    await handle({ type: 'chat.receipt', roomId: id, userId: me, deliveredSeq: 5, readSeq: 5 });
    const again = await queries.fetchQuery({ ...getRoomQuery(id), staleTime: 0 });
    const { items } = await queries.fetchQuery({ ...listRoomsQuery(''), staleTime: 0 });
    for (const one of [again, items.find((listed) => listed.id === id)])
      expect(one).toMatchObject({ readSeq: 5, other: { deliveredSeq: 5, readSeq: 4 } });
  });

  it('of oneself, from another tab, makes the count fall here', async () => {
    const unread = roomWith().members.map((member) => ({ ...member, unreadMessagesCount: 3 }));
    const { id, handle, list, queries } = signedIn('/', { lastSeq: 5, members: unread });
    queries.setQueryData(['unseen'], { chats: 1, notifications: 0 });
    await handle({ type: 'chat.receipt', roomId: id, userId: me, deliveredSeq: 5, readSeq: 5 });
    expect(list().find((room) => room.id === id)?.members[0]?.unreadMessagesCount).toBe(0);
    await expect.poll(() => queries.getQueryState(['unseen'])?.isInvalidated).toBe(true);
  });
});

describe('a chat that was deleted elsewhere', () => {
  it('is empty here, too', async () => {
    const { id, queries, handle, message } = signedIn();
    const store = roomStoreOf(queries, id, async (_, stretch) => pageOf([message(8), message(9)], 0, stretch));
    await store.catchUp();
    expect(store.state().messages.known.size).toBe(2);
    await handle({ type: 'chat.room-changed', roomId: id, what: 'deleted' });
    expect(store.state().messages.known.size).toBe(0);
    vi.unstubAllGlobals();
  });
});

describe('a chat that was deleted elsewhere and never opened on this page', () => {
  it('is forgotten where it was kept, too', async () => {
    const { id, handle } = signedIn();
    forgetRoom.mockClear();
    await handle({ type: 'chat.room-changed', roomId: id, what: 'muting' });
    await handle({ type: 'chat.room-changed', roomId: id, what: 'deleted' });
    await expect.poll(() => forgetRoom).toHaveBeenCalledExactlyOnceWith(me, id);
    vi.unstubAllGlobals();
  });
});

describe('somebody who was muted elsewhere', () => {
  it('leaves the list here, too, with what they had not been read of', async () => {
    const { id, queries, handle } = signedIn();
    queries.setQueryData(['unseen'], { chats: 1, notifications: 0 });
    await handle({ type: 'chat.room-changed', roomId: id, what: 'muting' });
    for (const key of [['chat', 'rooms', ''], ['chat', 'room', id], ['unseen']])
      expect(queries.getQueryState(key)?.isInvalidated, key[0]).toBe(true);
    vi.unstubAllGlobals();
  });
});
