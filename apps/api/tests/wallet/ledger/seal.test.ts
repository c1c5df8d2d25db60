import { describe, expect, it } from 'vitest';
import { proveBooksNightly } from '../../../src/modules/wallet/jobs/prove-books.ts';
import { sealBooksEveryMinute } from '../../../src/modules/wallet/jobs/seal-books.ts';
import { postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { proveLedger } from '../../../src/modules/wallet/ledger/proof.ts';
import { hasSeal, sealBooks, sealHead } from '../../../src/modules/wallet/ledger/seal.ts';
import { proveBooksNow } from '../../../src/ops/prove-books.ts';
import { type Tx, transact } from '../../../src/platform/db/database.ts';
import { olderTransactionsEnd } from '../../support/older-transactions.ts';
import { useWorld } from '../../support/world.ts';
import { available, clearing, heldLeg, leg, post, topUp, transfer } from './money.ts';
import { findingsAfter } from './tamper.ts';

const world = useWorld({ ROLES: 'http' });
const job = () => sealBooksEveryMinute.handle(world.node.context, {} as never);
/** The job as it runs a minute later, when nothing is under way any more that was at its last run. */
const laterJob = async () => {
  await olderTransactionsEnd(world.db);
  await job();
};
const seals = () => world.db<{ fromSeq: string; toSeq: string; rows: number; sum: string }[]>`
  select from_seq, to_seq, rows, sum from ledger_seal order by to_seq`;
const lastSeq = async () => (await world.db<{ seq: string }[]>`select max(seq) as seq from ledger_transaction`)[0]?.seq;

const broken = 'What was sealed is as it was';

describe('the seal', () => {
  it('chains everything that was written, a run of the job later, refusals too', async () => {
    await post(world.db, topUp('ada', 5_000n));
    await post(world.db, transfer('too much', leg(available('ada'), clearing, 9_000n)));
    await post(world.db, transfer('held', heldLeg('deal', 'place', 'ada', 700n)));
    await job();
    expect(await seals()).toEqual([]);
    await laterJob();
    expect(await seals()).toEqual([{ fromSeq: '1', toSeq: await lastSeq(), rows: 3, sum: '5700' }]);
    await post(world.db, topUp('bola', 50n));
    await laterJob();
    await laterJob();
    const [first, second] = await seals();
    expect(second).toMatchObject({ fromSeq: String(Number(first?.toSeq) + 1), rows: 1, sum: '50' });
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('breaks when one byte of what was sealed is changed, whatever it is, by somebody with every right', async () => {
    const changes: Record<string, (tx: Tx) => Promise<unknown>> = {
      'what it was about': (tx) => tx`update ledger_transaction set about = '{"x": 1}' where seq = 1`,
      'its time': (tx) => tx`update ledger_transaction set created_at = created_at + interval '1 microsecond' where seq = 1`,
      'its kind': (tx) => tx`update ledger_transaction set kind = kind || '.' where seq = 1`,
      'a code': (tx) => tx`update ledger_transaction set code = 2 where code = 1`,
      'an amount': (tx) => tx`update ledger_move set amount = amount + 1 where amount = 50`,
      'whose account it is': (tx) => tx`update ledger_account set owner_id = 'eve' where owner_id = 'ada' and kind = 'available'`,
      'which deal it is for': (tx) => tx`update ledger_hold set reference = 'another'`,
      'a row taken out': (tx) => tx`delete from ledger_transaction where code = 1`,
      'the seal itself': (tx) => tx`update ledger_seal set hash = sha256(hash) where from_seq > 1`,
      'a seal taken out': (tx) => tx`delete from ledger_seal where from_seq = 1`,
    };
    for (const [what, tamper] of Object.entries(changes))
      expect([what, (await findingsAfter(world.db, tamper)).map(({ law }) => law)]).toEqual([
        what,
        expect.arrayContaining([broken]),
      ]);
    expect(await findingsAfter(world.db, async () => undefined)).toEqual([]);
  });

  it('waits for a transaction that took its number earlier and is not committed yet', async () => {
    const [going, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = transact(world.db, async (tx) => {
      await postTransfer(tx, topUp('slow', 10n));
      going.resolve();
      await done.promise;
    });
    await going.promise;
    await post(world.db, transfer('overtakes', leg(available('ada'), available('chidi'), 1n)));
    const before = (await seals()).length;
    for (let run = 0; run < 3; run += 1) await job();
    expect(await seals()).toHaveLength(before);
    done.resolve();
    await slow;
    await laterJob();
    await laterJob();
    expect((await seals()).at(-1)).toMatchObject({ rows: 2, toSeq: await lastSeq() });
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('is made in blocks, and by one at a time', async () => {
    for (let index = 0; index < 5; index += 1)
      await post(world.db, transfer(`block ${index}`, leg(available('ada'), available('chidi'), 1n)));
    await laterJob();
    const before = (await seals()).length;
    await olderTransactionsEnd(world.db);
    await Promise.all([
      world.db`select ledger_seal_up(2)`,
      world.db`select ledger_seal_up(2)`,
      world.db`select ledger_seal_up(2)`,
    ]);
    await world.db`select ledger_seal_up(2)`;
    expect((await seals()).slice(before).map(({ rows }) => rows)).toEqual([2, 2, 1]);
    await expect(
      world.db.begin(async (tx) => {
        await tx`select pg_current_xact_id()`;
        await sealBooks(tx);
      }),
    ).rejects.toThrow('first thing');
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('has a head that can be kept outside and looked for later', async () => {
    const head = await sealHead(world.db);
    expect(head).toEqual({ seq: await lastSeq(), hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await hasSeal(world.db, head?.hash.toUpperCase() ?? '')).toBe(true);
    expect(await hasSeal(world.db, '0'.repeat(64))).toBe(false);
  });
});

describe('the nightly proof', () => {
  const prove = () => proveBooksNightly.handle(world.node.context, {} as never);

  it('is content with books that are right, and the command prints their head', async () => {
    await post(world.db, transfer('given back', heldLeg('deal', 'release', 'ada', 700n)));
    await prove();
    const printed: string[] = [];
    const head = await sealHead(world.db);
    expect(await proveBooksNow(world.node.context, { print: (line) => printed.push(line), head: head?.hash })).toBe(true);
    expect(printed.join('\n')).toContain('The books are right.');
    expect(printed.join('\n')).toContain(head?.hash);
  });

  it('fails loudly and names the account when they are off; the command fails too, and when a head is missing', async () => {
    const [{ id } = { id: '' }] = await world.db<{ id: string }[]>`
      update ledger_account set posted = posted + 1 where owner_id = 'ada' and kind = 'available' returning id`;
    await expect(prove()).rejects.toThrow(`account ${id} stands at`);
    const printed: string[] = [];
    expect(await proveBooksNow(world.node.context, { print: (line) => printed.push(line) })).toBe(false);
    expect(printed.join('\n')).toContain(`account ${id} stands at`);
    await world.db`update ledger_account set posted = posted - 1 where id = ${id}`;
    expect(await proveBooksNow(world.node.context, { print: () => undefined, head: 'f'.repeat(64) })).toBe(false);
    expect(await proveBooksNow(world.node.context, { print: () => undefined })).toBe(true);
  });
});
