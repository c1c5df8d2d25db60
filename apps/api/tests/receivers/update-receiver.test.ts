import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { updateReceiver } from '@waybill/contract/receivers/update-receiver';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { keep, keptPerson } from '../support/receivers.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('somebody in a book who is changed', () => {
  it('is as they were sent, and takes the place of whom they are the same as by now', async () => {
    const shop = await verifiedPerson(world);
    const [one, two] = [await keep(shop, { address: 'Gate 1' }), await keep(shop, { address: 'Gate 2' })];
    const change = (id: string, more: Record<string, unknown>) =>
      shop.call(updateReceiver, { params: { receiverId: id }, body: keptPerson(more) });
    const { result } = await change(one.id, { address: 'Gate 3', note: '', landmark: 'By the well' });
    expect(result).toMatchObject({ id: one.id, address: 'Gate 3', note: '', landmark: 'By the well', addedAt: one.addedAt });
    await atOnce(3, () => change(one.id, { address: 'GATE 2' }));
    expect((await shop.call(listReceivers)).result.items.map(({ id, address }) => [id, address])).toEqual([[one.id, 'GATE 2']]);
    expect((await change(two.id, {})).problem.code).toBe('not_found');
  });

  it('is refused with what is wrong', async () => {
    const shop = await verifiedPerson(world);
    const { id } = await keep(shop);
    const body = keptPerson({ phoneNumber: '+2341' });
    const { problem } = await shop.call(updateReceiver, { params: { receiverId: id }, body });
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'phoneNumber']);
  });
});
