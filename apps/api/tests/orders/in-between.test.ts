import { orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import { sendEvent } from '../../src/platform/realtime/inbox.ts';
import { eventually } from '../support/eventually.ts';
import { codesOf, dealAt, moveTo, orderOf } from '../support/orders.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

/** Holds a lock, lets somebody run into it, and does something meanwhile. Answers what came of whoever ran into it. */
async function whileItWaits<T>(
  hold: (tx: Tx) => Promise<unknown>,
  act: () => Promise<T>,
  meanwhile: (tx: Tx) => Promise<unknown>,
) {
  const acting = { done: undefined as Promise<T> | undefined };
  await world.db.begin(async (tx) => {
    await hold(tx);
    acting.done = act();
    await eventually('Somebody waits', async () => {
      const [row] = await world.db<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.waiting === 1;
    });
    await meanwhile(tx);
  });
  if (!acting.done) throw new Error('Nobody acted');
  return acting.done;
}

describe('between the judging of a code and the handover', () => {
  it('another receiver may be named: the code of the one before completes nothing', async () => {
    const { carrier: by, packageId, orderId } = await dealAt(world, 'InTransit');
    const answer = await whileItWaits(
      (tx) => tx`select from timeline_item where id = ${packageId} for update`,
      () => moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover }),
      (tx) => tx`update delivery_order set handover_code_number = 2 where id = ${orderId}`,
    );
    expect(answer.problem).toMatchObject({ code: 'code_wrong' });
    expect((await orderOf(by, orderId)).orderStatus).toBe(orderStatus.InTransit);
    const { handover } = codesOf(world, orderId, 2);
    expect((await moveTo(by, orderId, 'Delivered', { code: handover })).result.orderStatus).toBe(orderStatus.Completed);
  });

  it('nobody has been told who changes their profile meanwhile: the two do not wait for each other', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'InTransit');
    const answer = await whileItWaits(
      (tx) => tx`select from profile where user_id = ${sender.id} for update`,
      () => moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover }),
      async (tx) => {
        await tx`set local lock_timeout = '500ms'`;
        await sendEvent(tx, sender.id, { type: 'user.changed' });
      },
    );
    expect(answer.result.orderStatus).toBe(orderStatus.Completed);
  });
});
