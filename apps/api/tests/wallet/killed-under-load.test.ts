import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sweepPayouts } from '../../src/modules/wallet/jobs/sweep-payouts.ts';
import { freePort } from '../../src/platform/free-port.ts';
import { eventually } from '../support/eventually.ts';
import { openPayoutSandbox } from '../support/payout-sandbox.ts';
import type { Person } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import { rounds } from '../support/rounds.ts';
import { type SpawnedProgram, spawnProgram } from '../support/spawned-program.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPayoutSandbox();
const world = useWorld({ ...sandbox.environment, ROLES: 'http' });
const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-killed-'));
const running = new Set<SpawnedProgram>();

afterEach(async () => {
  for (const program of running) {
    program.child.kill('SIGTERM');
    await program.exitCode;
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(port: string): Promise<SpawnedProgram> {
  const environment = { DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir, PORT: port };
  const program = await spawnProgram({ ...sandbox.environment, ...environment });
  running.add(program);
  void program.exitCode.then(() => running.delete(program));
  await program.isUp;
  return program;
}

/** A request as a careful client keeps it: written down before it is sent, and what was answered, if anything was. */
type Noted = { readonly person: Person; readonly kind: 'credits' | 'payout'; readonly key: string; answer?: Answered };
type Answered = { readonly id: string; readonly reference: string; readonly amount: number; readonly credits: number | null };

const price = { credits: 500, payout: 100.01 } as const;
const startingBalance = 30_000;

async function send(visitor: Visitor, { kind, key }: Noted): Promise<Answered> {
  if (kind === 'credits') {
    const body = { credits: 1, currency: 'NGN', pin: goodPin };
    const { credits, transaction } = (await visitor.call(buyCredits, { body, idempotencyKey: key })).result;
    return { id: transaction.id, reference: transaction.reference, amount: transaction.amount, credits };
  }
  const body = { currency: 'NGN', amount: price.payout, pin: goodPin, bankCode: '001', accountNumber: '0123456780' };
  const { id, reference, amount } = (await visitor.call(initiatePayout, { body, idempotencyKey: key })).result;
  return { id, reference, amount, credits: null };
}

function browserOf(program: SpawnedProgram, person: Person): Visitor {
  const visitor = world.visitor({ origin: program.origin });
  visitor.actAs(person.session);
  return visitor;
}

/** Everybody moves money, two requests at a time each, until the program is gone. */
async function spendUntilGone(program: SpawnedProgram, people: readonly Person[], onAnswer: (count: number) => void) {
  const noted: Noted[] = [];
  let answers = 0;
  await Promise.all(
    [...people, ...people].map(async (person, lane) => {
      const visitor = browserOf(program, person);
      for (;;) {
        const request: Noted = { person, kind: lane % 2 ? 'credits' : 'payout', key: randomUUID() };
        noted.push(request);
        try {
          request.answer = await send(visitor, request);
        } catch (error) {
          // Cut off: nobody knows whether it happened. A refusal would be another matter.
          if (!(error instanceof TypeError)) throw error;
          return;
        }
        answers += 1;
        onAnswer(answers);
      }
    }),
  );
  return noted;
}

async function referencesInHistory(people: readonly Person[]): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const rows = await world.db<{ reference: string }[]>`select reference from wallet_transaction where user_id = any(${ids})`;
  return rows.map(({ reference }) => reference);
}

/** The count of credits and the money for them are one act: neither is there without the other. */
function creditsNotPaidFor() {
  return world.db`
    select coalesce(entry.key, booked.id) as key from credit_entry as entry
    full join (select id from ledger_transaction where kind = 'credits' and code = 0) as booked on booked.id = entry.key
    where entry.key is null or booked.id is null`;
}

describe('a program that is killed while money moves', () => {
  it('has kept everything it said yes to, once; asked again it answers the same; the books are right', async () => {
    const people = [];
    for (let count = 0; count < 5; count += 1) people.push(await personWithMoney(world, { NGN: startingBalance }));
    const port = String(await freePort());
    await sandbox.setWebhooks(`http://127.0.0.1:${port}`, false);
    const noted: Noted[] = [];
    let program = await start(port);
    for (const answersBefore of rounds([14], [9, 14, 20])) {
      const { child } = program;
      noted.push(
        ...(await spendUntilGone(program, people, (count) => {
          if (count === answersBefore) child.kill('SIGKILL');
        })),
      );
      expect(await program.exitCode).toBeNull();
      await expectBooksToBeRight(world);
      const there = await referencesInHistory(people);
      const acknowledged = noted.flatMap(({ answer }) => (answer ? [answer.reference] : []));
      expect(acknowledged.filter((reference) => !there.includes(reference))).toEqual([]);
      expect(there.length).toBeLessThanOrEqual(noted.length);
      expect(await creditsNotPaidFor()).toEqual([]);
      program = await start(port);
    }

    expect(noted.some(({ answer }) => answer === undefined)).toBe(true);
    for (const request of noted) {
      const again = await send(browserOf(program, request.person), request);
      if (request.answer) expect(again).toEqual(request.answer);
      request.answer = again;
    }
    const references = noted.flatMap(({ answer }) => (answer ? [answer.reference] : []));
    expect(new Set(references).size).toBe(noted.length);
    expect((await referencesInHistory(people)).sort()).toEqual(references.sort());
    for (const person of people) {
      const spent = noted.filter((request) => request.person === person).map(({ kind }) => Math.round(price[kind] * 100));
      expect(await balanceOf(world, person.id, 'NGN')).toBe((startingBalance * 100 - spent.reduce((a, b) => a + b, 0)) / 100);
    }
    await expectBooksToBeRight(world);
    await everyPayoutArrivesOnce(noted);
    await expectBooksToBeRight(world);
  });
});

/** What a worker had in its hands when it was killed is found by the sweep, minutes later: the clock is turned. */
async function everyPayoutArrivesOnce(noted: readonly Noted[]): Promise<void> {
  const unfinished = () => world.db`select from payout where state <> 'paid'`;
  await eventually('The end of all payouts', async () => {
    if ((await unfinished()).length === 0) return true;
    await world.db`
      update payout set created_at = now() - interval '1 hour', checked_at = now() - interval '30 minutes', sending_until = null where state <> 'paid'`;
    await sweepPayouts.handle(world.node.context, {} as never);
    await new Promise((resolve) => setTimeout(resolve, 400));
    return undefined;
  });
  for (const { kind, answer } of noted)
    if (kind === 'payout' && answer) expect(await sandbox.transfers(answer.reference)).toMatchObject([{ status: 'success' }]);
}
