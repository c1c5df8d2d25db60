import { endCollection } from '@waybill/contract/collections/end-collection';
import { describe, expect, it } from 'vitest';
import { allNotified, notificationsOf } from '../notifications/rows.ts';
import { collectionOf, offerTogether, seen, takeAsSeen, takenBy } from '../support/collections.ts';
import { carrier } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,worker' });

const end = (who: Pick<Visitor, 'call'>, collectionId: string) => who.call(endCollection, { params: { collectionId } });

describe('ending a collection', () => {
  it('leaves its parcels posted, free to be offered again, and happens once', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const goer = await carrier(world);
    const view = await collectionOf(world, shop, 2);
    expect((await end(shop, view.id)).status).toBe(204);
    expect((await end(shop, view.id)).status).toBe(204);
    expect(await seen(shop, view.id)).toMatchObject({ state: 'over' });
    expect((await takeAsSeen(goer, view)).problem.code).toBe('no_longer_open');
    const again = await offerTogether(
      shop,
      view.parcels.map(({ packageId }) => packageId),
    );
    expect(again.status).toBe(201);
    expect((await takeAsSeen(goer, again.result)).status).toBe(200);
  });

  it('is how the carrier who was asked says no, and the sender hears of it', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const goer = await carrier(world);
    const { id } = await collectionOf(world, shop, 2, { carrierId: goer.id });
    expect((await end(await carrier(world), id)).problem.code).toBe('not_found');
    expect((await end(goer, id)).status).toBe(204);
    await allNotified(world);
    expect(await notificationsOf(shop)).toMatchObject([{ Message: expect.stringContaining('cannot fetch your 2 parcels') }]);
  });

  it('is for nobody else, and too late once it was taken', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const goer = await carrier(world);
    const { id } = await collectionOf(world, shop, 2);
    expect((await end(goer, id)).problem.code, 'nobody says no for everybody').toBe('not_found');
    await takenBy(goer, id);
    expect((await end(shop, id)).problem.code).toBe('already_taken');
    expect((await end(goer, id)).problem.code).toBe('not_found');
  });
});
