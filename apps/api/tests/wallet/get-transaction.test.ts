import { getTransaction } from '@waybill/contract/wallet/get-transaction';
import { describe, expect, it } from 'vitest';
import { writeLines } from '../support/history-lines.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { idsOf } from './own-history.ts';

const world = useWorld({ ROLES: 'http' });

describe('the history', () => {
  it('is one’s own, line by line', async () => {
    const [mine, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const [id = ''] = await writeLines(world, mine.id, [{ at: '2026-10-02T10:00:00Z' }]);
    expect((await mine.call(getTransaction, { params: { transactionId: id } })).result.id).toBe(id);
    expect((await other.call(getTransaction, { params: { transactionId: id } })).problem.code).toBe('not_found');
    expect(await idsOf(other)).toEqual([]);
    // One time in 32 it ends in 0 itself.
    const nobodys = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await mine.call(getTransaction, { params: { transactionId: nobodys } })).status).toBe(404);
    expect((await mine.call(getTransaction, { params: { transactionId: 'trx_1' } })).problem.code).toBe('invalid_input');
  });
});
