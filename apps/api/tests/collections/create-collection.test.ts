import { randomUUID } from 'node:crypto';
import { listMyPackages } from '@waybill/contract/orders/list-my-packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { keyOf } from '../support/api-keys.ts';
import { collectionOf, offerTogether, parcelsOf, seen } from '../support/collections.ts';
import { carrier, dealAt, fee, wantedParcel } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { ajah } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { fundsOf } from '../wallet/escrow/deals.ts';

const world = useWorld({ ROLES: 'http' });
let shop: Person;

beforeAll(async () => {
  shop = await personWithMoney(world, { NGN: 1_000_000 });
});

describe('offering parcels together', () => {
  it('says what a carrier would get for all of them, moves no money, and leaves each posted', async () => {
    const packageIds = await parcelsOf(world, shop.id, 3);
    const before = await fundsOf(world, shop.id);
    const answer = await offerTogether(shop, packageIds);
    expect(answer.status).toBe(201);
    expect(answer.result).toMatchObject({
      role: 'sender',
      state: 'open',
      asked: null,
      carrier: null,
      from: 'Yaba, Lagos',
      count: 3,
      total: 3 * fee,
      carrierEarns: 3 * fee * 0.9,
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
      pickupCode: null,
    });
    expect(answer.result.parcels.map(({ packageId, state, receiverName }) => [packageId, state, receiverName])).toEqual(
      packageIds.map((id) => [id, 'free', 'Halima Yusuf']),
    );
    expect(await fundsOf(world, shop.id)).toEqual(before);
    const posted = (await shop.call(listMyPackages, { query: { limit: 50, timeZone: 'Africa/Lagos' } })).result.items;
    expect(posted.map(({ package: { id } }) => id)).toEqual(expect.arrayContaining(packageIds));
  });

  it('happens once for one key, also at the same moment', async () => {
    const packageIds = await parcelsOf(world, shop.id, 2);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => offerTogether(shop, packageIds, {}, key)));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    const other = await offerTogether(shop, packageIds.slice().reverse(), {}, key);
    expect(other.problem.code).toBe('key_used_otherwise');
  });

  it('shows a carrier where each goes and nothing of doors, names and codes', async () => {
    const goer = await carrier(world);
    const { id } = await collectionOf(world, shop, 2);
    const view = await seen(goer, id);
    expect(view).toMatchObject({ role: 'carrier', pickupAddress: null, pickupCode: null });
    expect(view.parcels.map(({ to, receiverName, order }) => [to, receiverName, order])).toEqual([
      ['Wuse, Abuja', '', null],
      ['Wuse, Abuja', '', null],
    ]);
    expect(JSON.stringify(view)).not.toMatch(/Herbert|Halima|803123/);
  });

  it('takes parcels of one door alone, that are posted, ordinary and the sender’s own', async () => {
    const [one = '', two = ''] = await parcelsOf(world, shop.id, 2);
    const elsewhere = await wantedParcel(world, shop.id);
    await world.db`
      update timeline_item set pickup_address = '1 Badore Road, Ajah', pickup = ${world.db.json(ajah)} where id = ${elsewhere}`;
    const express = await wantedParcel(world, shop.id, { isExpress: true });
    const { packageId: matched } = await dealAt(world, 'Accepted', { sender: shop });
    const [removed = ''] = await parcelsOf(world, shop.id, 1);
    await world.db`update timeline_item set status = 'withdrawn' where id = ${removed}`;
    const other = await personWithMoney(world, { NGN: 20_000 });
    const theirs = await wantedParcel(world, other.id);
    for (const [third, code] of [
      [elsewhere, 'invalid_input'],
      [express, 'invalid_input'],
      [matched, 'already_matched'],
      [removed, 'no_longer_open'],
      [theirs, 'not_found'],
      [newId('package'), 'not_found'],
    ] as const)
      expect((await offerTogether(shop, [one, two, third])).problem, third).toMatchObject({
        code,
        errors: [{ field: 'packageIds.2' }],
      });
    for (const ids of [[one], [one, one], Array.from({ length: 101 }, () => newId('package'))])
      expect((await offerTogether(shop, ids)).problem).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'packageIds' }],
      });
    expect((await offerTogether(shop, [one, two])).status).toBe(201);
    expect((await offerTogether(shop, [two, one])).problem, 'offered already').toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'packageIds.0' }],
    });
  });

  it('asks somebody who may carry, and nobody else hears of it', async () => {
    const packageIds = await parcelsOf(world, shop.id, 2);
    for (const carrierId of [shop.id, (await verifiedPerson(world)).id, newId('user')])
      expect((await offerTogether(shop, packageIds, { carrierId })).problem).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'carrierId' }],
      });
    const goer = await carrier(world);
    const { id } = (await offerTogether(shop, packageIds, { carrierId: goer.id })).result;
    expect((await seen(goer, id)).asked?.id).toBe(goer.id);
    expect((await seen(shop, id)).asked?.id).toBe(goer.id);
  });

  it('may be done by a program with the scope to ship', async () => {
    const { program } = await keyOf(world, shop, { scopes: ['ship'] });
    expect((await offerTogether(program, await parcelsOf(world, shop.id, 2))).status).toBe(201);
    const reader = await keyOf(world, shop, { scopes: ['read'] });
    expect((await offerTogether(reader.program, await parcelsOf(world, shop.id, 2))).problem.code).toBe('not_in_scope');
  });
});
