import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { describe, expect, it } from 'vitest';
import { carrier, codesOf, moveTo, offer } from '../support/orders.ts';
import { buyer, orderWith, pageOf, saleOf, saleSeenBy, seller, send } from '../support/sales.ts';
import { fail } from '../support/sold-parcels.ts';
import { ajah } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('where something is that was sold and sent', () => {
  const world = useWorld();

  it('is told to both at every step, from the board to the way back', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada, { payWhen: 'door' });
    const halima = buyer(world);
    await orderWith(world, halima, sale.code, { payWhen: 'door' });
    const seen = async () => {
      const [own, page] = [await saleSeenBy(ada, sale.id), (await pageOf(halima, sale.code)).result];
      expect(page.mine?.delivery, 'the same to both').toBe(own.delivery);
      return own.delivery;
    };
    expect(await seen(), 'nothing is on its way yet').toBeNull();

    const { packageId } = (await send(ada, sale.id)).result;
    expect(await seen()).toBe('looking');
    const rider = await carrier(world);
    const { id: orderId } = (await offer(rider, packageId ?? '')).result;
    expect(await seen(), 'somebody asks to carry it').toBe('looking');
    await moveTo(ada, orderId, 'Accepted');
    expect(await seen()).toBe('agreed');
    await moveTo(rider, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    expect(await seen()).toBe('carried');

    const { latitude, longitude } = ajah;
    const failed = await fail(world, { carrier: rider, orderId }, { latitude, longitude });
    expect(failed.status).toBe(200);
    expect(await seen()).toBe('failed');
    await ada.call(updateOrder, { body: { orderId, orderStatus: orderStatus.Returning }, idempotencyKey: randomUUID() });
    expect(await seen()).toBe('going-back');
    await moveTo(rider, orderId, 'Disputed', { message: 'Nobody opens here either.' });
    expect(await seen()).toBe('held-up');
  });
});
