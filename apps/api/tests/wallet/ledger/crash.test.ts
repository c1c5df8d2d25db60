import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import { openDatabase } from '../../../src/platform/db/database.ts';
import { rounds } from '../../support/rounds.ts';
import { useWorld } from '../../support/world.ts';
import { nthPayment, post } from './money.ts';

const world = useWorld({ ROLES: 'http' });
const poster = fileURLToPath(new URL('poster.ts', import.meta.url));

async function paid(run: string): Promise<number> {
  const [row] = await world.db<
    { posted: string }[]
  >`select posted from ledger_account where owner_id = ${run} and kind = 'available'`;
  return Number(row?.posted ?? 0);
}

/** Pays until it has heard of so many, then dies without a word. Answers what was sent and what was said to be booked. */
async function payAndBeKilled(run: string, after: number): Promise<{ sent: number; acknowledged: number[] }> {
  const child = spawn(process.execPath, [poster, world.databaseUrl, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if ((output.match(/^posted/gm)?.length ?? 0) >= after) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const numbers = (word: string) => [...output.matchAll(new RegExp(`^${word} (\\d+)\n`, 'gm'))].map((match) => Number(match[1]));
  return { sent: numbers('sent').length, acknowledged: numbers('posted') };
}

const connections = 2;

/**
 * Cuts all connections in the middle of as many payments, as often as an act begins anew by itself: whoever pays is told nothing.
 * The account is locked until every payment waits for it, since a payment is over in a moment.
 */
async function cutDuring<T>(run: string, payAll: () => Promise<T>): Promise<T> {
  const { paying } = await world.db.begin(async (tx) => {
    await tx`select from ledger_account where owner_id = ${run} for update`;
    const paying = payAll();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const waiting = () => world.db<{ pid: number }[]>`
        select pid from pg_stat_activity where application_name = 'to be cut' and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(connections), { timeout: 30_000 });
      for (const { pid } of await waiting()) await world.db`select pg_terminate_backend(${pid}, 30000)`;
    }
    return { paying };
  });
  return paying;
}

describe('a process that is killed while it pays', () => {
  it.each(rounds([150], [40, 150, 400]))(
    'after %i has lost none it was told of, and paying again pays what is missing, once',
    async (after) => {
      const run = `killed after ${after}`;
      const { sent, acknowledged } = await payAndBeKilled(run, after);
      const booked = await paid(run);
      expect(acknowledged.length).toBeGreaterThanOrEqual(after);
      expect(booked).toBeGreaterThanOrEqual(acknowledged.length);
      expect(await proveLedger(world.db)).toEqual([]);
      // What it said last may be lost with it; of the numbers it had used, at most a few dozen were not booked.
      const enough = Math.max(sent, booked + 48) + 50;
      const outcomes = await Promise.all(Array.from({ length: enough }, (_, number) => post(world.db, nthPayment(run, number))));
      expect(new Set(outcomes)).toEqual(new Set(['posted']));
      expect(await paid(run)).toBe(enough);
      expect(await proveLedger(world.db)).toEqual([]);
    },
  );

  it('or whose connections are cut, answers everybody, and the same key pays once', async () => {
    const run = 'cut off';
    const db = openDatabase(world.databaseUrl, { max: connections, name: 'to be cut' });
    const pay = (number: number) => post(db, nthPayment(run, number)).catch(() => 'unknown' as const);
    const first: string[] = [];
    const payAll = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => pay(first.length + index)));
    for (let round = 0; round < rounds(3, 10); round += 1) {
      const paying = payAll(20);
      // Wherever they happen to be: in a payment, at its commit, at rest.
      await world.db`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be cut'`;
      first.push(...(await paying));
      const cutInTheMiddle = await cutDuring(run, () => payAll(connections));
      expect(cutInTheMiddle).toEqual(Array(connections).fill('unknown'));
      first.push(...cutInTheMiddle);
    }
    expect(first).toContain('posted');
    expect(await paid(run)).toBeGreaterThanOrEqual(first.filter((outcome) => outcome === 'posted').length);
    // The pool may still hold a connection that was cut: whoever is told nothing asks again.
    const payForSure = async (number: number) => {
      for (;;) {
        const outcome = await pay(number);
        if (outcome !== 'unknown') return outcome;
      }
    };
    const again = await Promise.all(first.map((_, number) => payForSure(number)));
    expect(new Set(again)).toEqual(new Set(['posted']));
    expect(await paid(run)).toBe(first.length);
    expect(await proveLedger(world.db)).toEqual([]);
    await db.end({ timeout: 1 });
  });
});
