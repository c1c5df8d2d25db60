import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOnce } from '../../src/modules/orders/commands/change-package.ts';
import { createOrder } from '../../src/modules/orders/commands/create-order.ts';
import { updateOrder } from '../../src/modules/orders/commands/update-order.ts';
import { requestOf } from '../../src/modules/orders/requests.ts';
import { deleteItem } from '../../src/modules/timeline/commands/delete-item.ts';
import { approvePin, type PinApproval, proveMoney } from '../../src/modules/wallet/index.ts';
import { Problem } from '../../src/platform/http/problem.ts';
import { heldFor } from '../support/negotiations.ts';
import { carrier, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import { rounds } from '../support/rounds.ts';
import { dayIn } from '../support/timeline.ts';
import { type Node, useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http', DATABASE_POOL: '8' });
afterAll(async () => {
  expect(await proveMoney(world.db)).toEqual([]);
  await expectBooksToBeRight(world);
});

const money = 20_000;
const posted = 6000;

describe('a change of the fee against somebody who is as quick, on another node', () => {
  let second: Node;
  let sender: Person;
  let by: Person;
  let approval: PinApproval;

  // Judging a PIN takes longer than anything else and would lose every race: it is given once, before they begin.
  beforeAll(async () => {
    second = await world.startNode();
    [sender, by] = [await personWithMoney(world, { NGN: money }), await carrier(world)];
    approval = await approvePin(world.node.context, sender.id, goodPin);
  });

  function changeFee(packageId: string, price: number, key = randomUUID(), node: Node = world.node): Promise<string> {
    const change = { packageId, price, shipmentDate: dayIn(3), description: 'A phone in its box' };
    return changeOnce(node.context, sender.id, approval, requestOf(sender.id, 'package', key, change), change);
  }

  async function outcomeOf(act: () => Promise<unknown>): Promise<string> {
    try {
      await act();
      return 'done';
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  }

  /** Whoever has less to ask before the door gets there first, so they take breaths, more and more of one of them. */
  function race(index: number, one: () => Promise<unknown>, another: () => Promise<unknown>): Promise<string[]> {
    const headStart = (index % 16) - 8;
    const after = (breaths: number, act: () => Promise<unknown>) => async () => {
      for (let left = breaths; left > 0; left -= 1) await world.db`select 1`;
      await act();
    };
    return Promise.all([after(-headStart, one), after(headStart, another)].map(outcomeOf));
  }

  const cancel = (orderId: string) =>
    updateOrder(world.node.context, sender.id, randomUUID(), {
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
        const packageId = await wantedParcel(world, sender.id);
        const orderId = await createOrder(world.node.context, by.id, randomUUID(), {
          packageId,
          userId: by.id,
          isBooking: false,
        });
        const move = { orderId, orderStatus: orderStatus.Accepted, cancellationReasons: [], imageIdList: [], message: '' };
        const [change, accepting] = await race(
          index,
          () => changeFee(packageId, fee),
          () => updateOrder(second.context, sender.id, randomUUID(), move),
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
          await deleteItem(world.node.context, sender.id, { itemType: timelineItemType.Package, itemId: packageId });
        }
        expect(await balanceOf(world, sender.id, 'NGN'), 'every kobo is back').toBe(money);
      }
      const lower = ['already_matched, done', 'done, step_not_allowed'];
      expect([...results].sort()).toEqual(fee < posted ? lower : ['already_matched, done', 'done, done']);
    },
  );

  it('a withdrawal: the money is back whole, whichever was first', async () => {
    const results = new Set<string>();
    for (let index = 0; index < rounds(20, 100); index += 1) {
      const packageId = await wantedParcel(world, sender.id);
      const [change, withdrawal] = await race(
        index,
        () => changeFee(packageId, index % 2 === 0 ? 8000 : 4000),
        () => deleteItem(second.context, sender.id, { itemType: timelineItemType.Package, itemId: packageId }),
      );
      results.add(`${change}, ${withdrawal}`);
      expect(await heldFor(world, packageId)).toMatchObject({ state: 'released' });
      expect(await balanceOf(world, sender.id, 'NGN'), 'every kobo is back').toBe(money);
    }
    expect([...results].sort()).toEqual(['done, done', 'no_longer_open, done']);
  });

  it('itself with one key, and another change: both happen, each once', async () => {
    for (let index = 0; index < rounds(10, 50); index += 1) {
      const packageId = await wantedParcel(world, sender.id);
      const key = randomUUID();
      const outcomes = await Promise.all([
        outcomeOf(() => changeFee(packageId, 8000, key)),
        outcomeOf(() => changeFee(packageId, 8000, key, second)),
        outcomeOf(() => changeFee(packageId, 4000)),
      ]);
      expect(outcomes).toEqual(['done', 'done', 'done']);
      const held = await heldFor(world, packageId);
      expect([4000, 8000]).toContain(held?.fee);
      expect(await balanceOf(world, sender.id, 'NGN')).toBe(money - (held?.fee ?? 0) - 500);
      await deleteItem(world.node.context, sender.id, { itemType: timelineItemType.Package, itemId: packageId });
      expect(await balanceOf(world, sender.id, 'NGN')).toBe(money);
    }
  });
});
