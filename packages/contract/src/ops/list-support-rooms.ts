import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { page, pageQuery } from '../paging.ts';
import { personView } from './person-view.ts';

export const supportRoomView = z.object({
  roomId: idOf('room'),
  person: personView,
  lastMessage: z.string(),
  lastAt: z.nullable(z.iso.datetime()),
  /** The person wrote last and nobody of ours has answered. */
  isWaiting: z.boolean(),
  /** When they wrote what nobody has answered; null while nobody waits. */
  waitingSince: z.nullable(z.iso.datetime()),
  unread: z.int(),
});
export type SupportRoomView = z.infer<typeof supportRoomView>;

export const listSupportRooms = defineCall({
  method: 'GET',
  path: '/ops/support',
  access: 'staff',
  summary: 'Who has written to us: those that wait for an answer, the longest waiting first; or all, the newest first.',
  query: z.strictObject({ ...pageQuery, state: z._default(z.enum(['waiting', 'all']), 'waiting') }),
  success: { status: 200, body: page(supportRoomView) },
});
