import { expect, it } from 'vitest';
import { personWithMoney } from '../support/people-with-money.ts';
import { trailOf } from '../support/trail.ts';
import { actOn, because, fates, previewOf } from './bulk-desk.ts';
import { payOut, usePayoutDesk } from './payout-desk.ts';

const { sandbox, world, grow, desk } = await usePayoutDesk();

const again = { what: 'retry-payout', because };

/** Payouts that have waited for a day. */
async function stuck(count: number) {
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const reference = await payOut(await personWithMoney(world, { NGN: 3000 }), 1000);
    await grow(reference, '1 day');
    references.push(reference);
  }
  return references.map((id) => ({ kind: 'payout', id }));
}

it('payouts that are stuck are sent again together, each once; the preview asks nobody', async () => {
  const cases = await stuck(3);
  const moving = { kind: 'payout', id: await payOut(await personWithMoney(world, { NGN: 3000 }), 1000) };
  const before = await previewOf(desk.ada, again, [...cases, moving]);
  expect(fates(before)).toEqual(['done', 'done', 'done', 'no_longer_open']);
  for (const { id } of cases) expect(await sandbox.transfers(id)).toHaveLength(0);
  expect(fates(await actOn(desk.ada, again, [...cases, moving]))).toEqual(fates(before));
  for (const { id } of cases) {
    expect(await sandbox.transfers(id)).toHaveLength(1);
    expect(await trailOf(world, id)).toMatchObject([{ staffId: desk.ada.id, what: 'payout-retried', because }]);
  }
});

it('of two who choose the same payouts, one asks the provider and the other is told', async () => {
  const cases = await stuck(3);
  await sandbox.fault('paystack', { calls: 3, status: 500 });
  const [ada, bola] = await Promise.all([actOn(desk.ada, again, cases), actOn(desk.bola, again, cases.toReversed())]);
  const [of, ob] = [fates(ada), fates(bola).toReversed()];
  for (const [index, { id }] of cases.entries()) {
    const [first, second] = [of[index], ob[index]].sort();
    expect(['already_decided', 'no_longer_open', 'done']).toContain(first);
    expect([first, second].filter((fate) => fate === 'done')).toHaveLength(1);
    expect(await trailOf(world, id)).toHaveLength(1);
  }
});
