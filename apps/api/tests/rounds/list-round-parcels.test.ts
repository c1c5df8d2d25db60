import { listRoundParcels } from '@waybill/contract/rounds/list-round-parcels';
import { expect, it } from 'vitest';
import { keptRound, town } from '../support/delivery-rounds.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('lists what waits for a rider, and nothing that somebody has', async () => {
  const { business, tobi, ids } = await town(world, 2);
  const [given = '', waits = ''] = ids;
  await keptRound(business, [given], tobi.person.id);
  const { items, isCut } = (await business.call(listRoundParcels, { query: {} })).result;
  expect(isCut).toBe(false);
  expect(items).toEqual([
    expect.objectContaining({ orderId: waits, weight: 2.5, receiverName: 'Halima Yusuf', batch: null, isExpress: false }),
  ]);
});
