import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';

const hashOf = (phone: string) => createHash('sha256').update(`message stop|${phone}`).digest('base64url');

export async function hasStopped(db: Db, phone: string): Promise<boolean> {
  const [row] = await db`select from message_stop where phone_hash = ${hashOf(phone)}`;
  return row !== undefined;
}

export async function stopMessagesTo(db: Db, phone: string, by: 'reply' | 'page'): Promise<void> {
  await db`insert into message_stop (phone_hash, stopped_by) values (${hashOf(phone)}, ${by}) on conflict do nothing`;
}

export async function startMessagesTo(db: Db, phone: string): Promise<void> {
  await db`delete from message_stop where phone_hash = ${hashOf(phone)}`;
}
