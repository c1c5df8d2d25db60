import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { databaseOn } from '../../src/platform/db/database-url.ts';
import { keyOf } from './api-keys.ts';
import { type Person, verifiedPerson } from './people.ts';
import { sendParcel } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export type Tester = { readonly person: Person; readonly program: Visitor & { readonly id: string }; readonly keyId: string };

/** Somebody verified, with a test key that may do everything that keys may. */
export async function tester(world: World): Promise<Tester> {
  const person = await verifiedPerson(world);
  const { program, key } = await keyOf(world, person, { scopes: ['read', 'ship', 'webhooks'], isTest: true });
  return { person, program, keyId: key.id };
}

/** A parcel as a program posts it: without a PIN. */
export const sendByKey = (program: Pick<Visitor, 'call'>, more: Record<string, unknown> = {}, idempotencyKey?: string) =>
  sendParcel(program, { pin: undefined, ...more }, idempotencyKey);

/** Straight to the tables of somebody’s test world, closed with the test. */
export async function databaseOfWorld(world: World, ownerId: string): Promise<Database> {
  const [row] = await world.db<{ database: string }[]>`select database from test_world where owner_id = ${ownerId}`;
  if (!row) throw new Error('They have no test world');
  const db = openDatabase(databaseOn(world.databaseUrl, row.database), { max: 2, name: 'test' });
  onTestFinished(() => db.end());
  return db;
}
