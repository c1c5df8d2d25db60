import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { afterAll, describe, expect, it } from 'vitest';
import { changeOnce } from '../../src/modules/orders/commands/change-package.ts';
import { createOrder } from '../../src/modules/orders/commands/create-order.ts';
import { updateOrder } from '../../src/modules/orders/commands/update-order.ts';
import { requestOf } from '../../src/modules/orders/requests.ts';
import { deleteItem } from '../../src/modules/timeline/commands/delete-item.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { heldFor } from '../support/negotiations.ts';
import { wantedParcel } from '../support/orders.ts';
import { balanceOf, expectBooksToBeRight } from '../support/people-with-money.ts';
import { rounds } from '../support/rounds.ts';
import { dayIn } from '../support/timeline.ts';
import { type Node, useWorld } from '../support/world.ts';
import { outcomeOf, raceTo, useRacingPeople } from './racing-people.ts';

const world = useWorld({ ROLES: 'http', DATABASE_POOL: '8' });
afterAll(async () => {
  expect(await proveMoney(world.db)).toEqual([]);
  await expectBooksToBeRight(world);
});

const money = 20_000;
const posted = 6000;

describe('a change of the fee against somebody who is as quick, on another node', () => {
  const people = useRacingPeople(world, money);

  function changeFee(packageId: string, price: number, key = randomUUID(), node: Node = world.node): Promise<string> {
    const change = { packageId, price, shipmentDate: dayIn(3), description: 'A phone in its box' };
    return changeOnce(
      node.context,
      people.sender.id,
      people.approval,
      requestOf(people.sender.id, 'package', key, change),
      change,
    );
  }

  const cancel = (orderId: string) =>
    updateOrder(world.node.context, people.sender.id, randomUUID(), {
      orderId,
      orderStatus: orderStatus.Cancelled,
      cancellationReasons: [{ id: 1, customText: '' }],
      imageIdList: [],
      message: '',
    });

  it.each([8000, 4000])(
    'an accept: whoever carries it gets what is held, and never less than they asked for (%i)',
    async (fee) => {
      const results = new Set<string>();
      for (let index = 0; index < rounds(20, 100); index += 1) {
        const packageId = await wantedParcel(world, people.sender.id);
        const orderId = await createOrder(world.node.context, people.by.id, randomUUID(), {
          packageId,
          userId: people.by.id,
          isBooking: false,
        });
        const move = { orderId, orderStatus: orderStatus.Accepted, cancellationReasons: [], imageIdList: [], message: '' };
        const [change, accepting] = await raceTo(
          world,
          (index % 16) - 8,
          () => changeFee(packageId, fee),
          () => updateOrder(people.second.context, people.sender.id, randomUUID(), move),
        );
        results.add(`${change}, ${accepting}`);
        const [order] = await world.db<{ status: number; fee: number }[]>`
        select status, (fee_minor / 100)::int as fee from delivery_order where id = ${orderId}`;
        const held = await heldFor(world, packageId);
        if (accepting === 'done') {
          expect(order).toEqual({ status: orderStatus.Accepted, fee: held?.fee });
          expect(held?.fee).toBe(change === 'done' ? fee : posted);
          expect(order?.fee).toBeGreaterThanOrEqual(posted);
          await cancel(orderId);
        } else {
          expect(order?.status, 'a lower fee has ended it').toBe(orderStatus.Declined);
          await deleteItem(world.node.context, people.sender.id, { itemType: timelineItemType.Package, itemId: packageId });
        }
        expect(await balanceOf(world, people.sender.id, 'NGN'), 'every kobo is back').toBe(money);
      }
      const lower = ['already_matched, done', 'done, step_not_allowed'];
      expect([...results].sort()).toEqual(fee < posted ? lower : ['already_matched, done', 'done, done']);
    },
  );

  it('a withdrawal: the money is back whole, whichever was first', async () => {
    const results = new Set<string>();
    for (let index = 0; index < rounds(20, 100); index += 1) {
      const packageId = await wantedParcel(world, people.sender.id);
      const [change, withdrawal] = await raceTo(
        world,
        (index % 16) - 8,
        () => changeFee(packageId, index % 2 === 0 ? 8000 : 4000),
        () => deleteItem(people.second.context, people.sender.id, { itemType: timelineItemType.Package, itemId: packageId }),
      );
      results.add(`${change}, ${withdrawal}`);
      expect(await heldFor(world, packageId)).toMatchObject({ state: 'released' });
      expect(await balanceOf(world, people.sender.id, 'NGN'), 'every kobo is back').toBe(money);
    }
    expect([...results].sort()).toEqual(['done, done', 'no_longer_open, done']);
  });

  it('itself with one key, and another change: both happen, each once', async () => {
    for (let index = 0; index < rounds(10, 50); index += 1) {
      const packageId = await wantedParcel(world, people.sender.id);
      const key = randomUUID();
      const outcomes = await Promise.all([
        outcomeOf(() => changeFee(packageId, 8000, key)),
        outcomeOf(() => changeFee(packageId, 8000, key, people.second)),
        outcomeOf(() => changeFee(packageId, 4000)),
      ]);
      expect(outcomes).toEqual(['done', 'done', 'done']);
      const held = await heldFor(world, packageId);
      expect([4000, 8000]).toContain(held?.fee);
      expect(await balanceOf(world, people.sender.id, 'NGN')).toBe(money - (held?.fee ?? 0) - 500);
      await deleteItem(world.node.context, people.sender.id, { itemType: timelineItemType.Package, itemId: packageId });
      expect(await balanceOf(world, people.sender.id, 'NGN')).toBe(money);
    }
  });
});
