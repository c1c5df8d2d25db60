import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { messageWith, pageOf } from '../../../tests/chat-room.ts';
import { roomStoreOf } from './room-store.ts';
import { putMessages, seenRooms } from './seen-rooms.ts';

const seqs = (queries: QueryClient) =>
  seenRooms(queries)
    .get('rom_1')
    ?.items.map(({ seq }) => seq);

it('is what the server has said of a room that was opened', async () => {
  const queries = new QueryClient();
  const all = [messageWith(1), messageWith(2)];
  await roomStoreOf(queries, 'rom_1', async (_, stretch) => pageOf(all, 0, stretch)).catchUp();
  expect(seqs(queries)).toEqual([1, 2]);
});

it('is not what was itself kept, until the server says something newer', () => {
  const queries = new QueryClient();
  putMessages(queries, 'rom_1', { items: [messageWith(1), messageWith(2)], hasOlder: false, hasNewer: false });
  expect(seqs(queries)).toBeUndefined();
  roomStoreOf(queries, 'rom_1', async () => pageOf([], 0, {})).receive(messageWith(3));
  expect(seqs(queries)).toEqual([1, 2, 3]);
});

it('is nothing of a room that was emptied', () => {
  const queries = new QueryClient();
  putMessages(queries, 'rom_1', { items: [messageWith(1), messageWith(2)], hasOlder: false, hasNewer: false });
  roomStoreOf(queries, 'rom_1', async () => pageOf([], 0, {})).bound(2, 2);
  expect(seqs(queries)).toEqual([]);
});
