import { proveBooks } from '@waybill/contract/ops/prove-books';
import { describe, expect, it } from 'vitest';
import { proveBooksNightly } from '../../src/modules/wallet/jobs/prove-books.ts';
import { decide, propose } from '../support/corrections.ts';
import { verifiedPerson } from '../support/people.ts';
import { trailOf } from '../support/trail.ts';
import { useBooks } from './books-desk.ts';

const { world, books, desk } = await useBooks();

const nightly = () => proveBooksNightly.handle(world.node.context, {} as never);

describe('the proof', () => {
  it('is written down when one of our people asks for it, with an act', async () => {
    expect((await books()).proof).toBeNull();
    const { proof } = (await desk.ada.call(proveBooks)).result;
    expect(proof).toMatchObject({ isRight: true, findings: [] });
    expect(await trailOf(world, 'right')).toMatchObject([{ staffId: desk.ada.id, what: 'books-proven' }]);
  });

  it('is written down by the night, too, without one', async () => {
    const before = (await books()).proof?.at ?? '';
    await nightly();
    const { proof } = await books();
    expect(proof?.isRight).toBe(true);
    expect(Date.parse(proof?.at ?? '')).toBeGreaterThan(Date.parse(before));
    expect(await trailOf(world, 'right')).toHaveLength(1);
  });

  it('says what is off, however it was asked for; and the night fails for it', async () => {
    const { result } = await propose(desk.ada, (await verifiedPerson(world)).id, { amount: 200 });
    await decide(desk.bola, result.id, 'approve');
    // Behind the back of everything that keeps the laws.
    await world.db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update ledger_account set posted = posted + 1 where kind = 'corrections' and currency = 'NGN'`;
    });
    const { proof, sums } = (await desk.ada.call(proveBooks)).result;
    expect(proof?.isRight).toBe(false);
    expect(proof?.findings.map(({ law }) => law)).toContain('All accounts of one currency sum to zero');
    expect(sums).toContainEqual({ currency: 'NGN', sum: 0.01 });
    expect(await trailOf(world, 'off')).toHaveLength(1);
    await expect(nightly()).rejects.toThrow('The books are off');
    const rows = await world.db`select is_right from books_proof order by id`;
    expect(rows.map(({ isRight }) => isRight)).toEqual([true, true, false, false]);
    await world.db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update ledger_account set posted = posted - 1 where kind = 'corrections' and currency = 'NGN'`;
    });
    expect((await desk.ada.call(proveBooks)).result.proof?.isRight).toBe(true);
  });
});
