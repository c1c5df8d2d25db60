import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { MessageView } from '@waybill/contract/chat/message-view';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { me, messageWith, pageOf, roomWith } from '../../../tests/chat-room.ts';
import { refusal, standInApi } from '../../../tests/stand-in-api.tsx';
import { knownRoomStore } from './room-store.ts';
import { useRoom } from './use-room.ts';

const nothing = () => new Response(null, { status: 204 });

/** A room on a server, and somebody who has it open. */
function open(written: number, deletedSeq = 0) {
  const all: MessageView[] = Array.from({ length: written }, (_, index) => messageWith(index + 1));
  const page = (call: string) => {
    const query = new URLSearchParams(call.split('?')[1]);
    const [name, value] = [...query.entries()][0] ?? [];
    return Response.json(pageOf(all, deletedSeq, name ? { [name]: Number(value) } : {}));
  };
  const api = standInApi({
    'GET /chatrooms/rom_1': () => Response.json(roomWith({ lastSeq: all.length, deletedSeq })),
    'GET /chatrooms/rom_1/messages': ({ call }) => page(call),
    'PUT /chatrooms/rom_1/receipt': nothing,
    'POST /chatrooms/rom_1/typing': nothing,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRoom('rom_1', me), { wrapper });
  const write = (more: Partial<MessageView> = {}) => {
    const message = messageWith(all.length + 1, more);
    all.push(message);
    return message;
  };
  const receive = (message: MessageView) => act(async () => knownRoomStore(queries, 'rom_1')?.receive(message));
  const shown = () => result.current.messages.map(({ seq }) => seq);
  return { api, queries, result, write, receive, shown };
}

const asked = (api: ReturnType<typeof standInApi>) =>
  api.of('GET /chatrooms/rom_1/messages').map(({ call }) => call.split('?')[1] ?? 'newest');

describe('a room that is open', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', undefined));

  it('loads the newest, and older ones when asked to', async () => {
    const { result, shown } = open(70);
    await waitFor(() => expect(shown()).toHaveLength(50));
    expect(result.current.hasOlder).toBe(true);
    act(() => result.current.loadOlder());
    act(() => result.current.loadOlder());
    await waitFor(() => expect(shown()).toHaveLength(70));
    expect(result.current.hasOlder).toBe(false);
    expect(shown()[0]).toBe(1);
  });

  it('asks for what it missed as soon as something later arrives', async () => {
    const { api, shown, write, receive } = open(3);
    await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
    write();
    await receive(write());
    await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4, 5]));
    expect(asked(api).at(-1)).toBe('after=3');
  });

  it('catches up from the last one it has when everything is to be loaded again', async () => {
    const { api, queries, shown, write } = open(3);
    await waitFor(() => expect(shown()).toEqual([1, 2, 3]));
    write();
    write();
    await act(() => queries.invalidateQueries());
    await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4, 5]));
    expect(asked(api).filter((query) => query === 'newest')).toHaveLength(1);
  });

  it('jumps to what was found and back to the newest', async () => {
    const { result, shown } = open(200);
    await waitFor(() => expect(shown().at(-1)).toBe(200));
    await act(async () => expect(await result.current.jumpTo(20)).toBe(true));
    expect(shown()).toContain(20);
    expect(result.current.hasNewer).toBe(true);
    act(() => result.current.toLatest());
    expect(shown().at(-1)).toBe(200);
    expect(result.current.hasNewer).toBe(false);
  });

  it('shows what is written as waiting until it is stored', async () => {
    const { result, shown, receive, write } = open(1);
    await waitFor(() => expect(shown()).toEqual([1]));
    await act(() => result.current.send({ text: 'On my way', files: [] }));
    const waiting = result.current.messages.at(-1);
    expect(waiting).toMatchObject({ text: 'On my way', seq: null, state: 'waiting' });
    expect(waiting?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    await receive(write({ senderId: me, clientId: waiting?.key ?? '', messageText: 'On my way' }));
    expect(result.current.messages.map(({ key, seq }) => [key, seq])).toEqual([
      ['msg_1', 1],
      [waiting?.key, 2],
    ]);
    act(() => result.current.discard(waiting?.key ?? ''));
  });

  it('sends that one has read only while one looks, and a window that merely shows is nobody’s look', async () => {
    const { api, result, shown } = open(3);
    await waitFor(() => expect(shown()).toHaveLength(3));
    const view = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => result.current.sawUpTo(3));
    expect(api.of('PUT')).toHaveLength(0);
    view.mockReturnValue('visible');
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.room?.readSeq).toBe(0);
    focus.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(api.of('PUT')).toMatchObject([{ body: { deliveredSeq: 3, readSeq: 3 } }]));
    act(() => result.current.sawUpTo(2));
    expect(result.current.room?.readSeq).toBe(3);
  });

  it('sends that one writes every few seconds at most', async () => {
    const { api, result, shown } = open(1);
    await waitFor(() => expect(shown()).toHaveLength(1));
    for (let letter = 0; letter < 10; letter += 1) act(() => result.current.tellTyping());
    await waitFor(() => expect(api.of('POST /chatrooms/rom_1/typing')).toHaveLength(1));
  });

  it('says what is wrong when it cannot be loaded', async () => {
    standInApi({
      'GET /chatrooms/rom_9': refusal('not_found', 'There is no such chat', { status: 404 }),
      'GET /chatrooms/rom_9/messages': refusal('not_found', 'There is no such chat', { status: 404 }),
    });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { result } = renderHook(() => useRoom('rom_9', me), {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    });
    await waitFor(() => expect(result.current.failure?.message).toBe('There is no such chat'));
    expect(result.current.isLoading).toBe(false);
  });
});
