import { readFileSync } from 'node:fs';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { simulations } from '@waybill/contract/timeline/metadata';
import { describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/ledger/proof.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { keyOf } from '../support/api-keys.ts';
import { postCollecting } from '../support/collecting.ts';
import { eventually } from '../support/eventually.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo } from '../support/mailbox.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import { newPhone } from '../support/sales.ts';
import { databaseOfWorld, sendByKey, type Tester, tester } from '../support/test-worlds.ts';
import { endpointAt, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
/** One world for most stories: only so many are awake at once. */
const ada = madeBefore(() => tester(world));

/** The order of a parcel, as its sender’s program sees it once it has come to this status. */
async function orderAt(by: Tester, theirs: Database, packageId: string, status: keyof typeof orderStatus) {
  const orderId = await eventually('The order', async () => {
    const [row] = await theirs<{ id: string }[]>`select id from delivery_order where package_id = ${packageId}`;
    return row?.id;
  });
  return eventually(`${status}`, async () => {
    const { result } = await by.program.call(getOrder, { params: { id: orderId } });
    return result.orderStatus === orderStatus[status] && result;
  });
}

const simulated = (simulate: string, more: Record<string, string> = {}) => ({ metadata: { simulate, ...more } });

describe('a parcel that is simulated', () => {
  it.each(simulations.filter(({ atDoor }) => !atDoor))('as $name ends as $ends', async ({ name, ends }) => {
    const { id } = (await sendByKey(ada.program, simulated(name))).result;
    const theirs = await databaseOfWorld(world, ada.person.id);
    await orderAt(ada, theirs, id, ends);
    await eventually('The right books', async () => (await proveLedger(theirs)).length === 0);
  });

  it.each([
    { name: 'delivered', ends: 'Completed' },
    { name: 'returned', ends: 'Cancelled' },
    ...simulations.filter(({ atDoor }) => atDoor),
  ] as const)('as $name with money to collect ends as $ends', async ({ name, ends }) => {
    const receiver = newPhone();
    const posted = await postCollecting(ada.program, receiver, { pin: undefined, ...simulated(name) });
    expect(posted.status).toBe(201);
    const theirs = await databaseOfWorld(world, ada.person.id);
    await orderAt(ada, theirs, posted.result.id, ends);
    await eventually('The right books', async () => (await proveLedger(theirs)).length === 0);
    const [order] = await theirs<{ isPaid: boolean }[]>`
      select paid_at is not null as is_paid
      from sale_order join sale on sale.id = sale_id where sale.package_id = ${posted.result.id}`;
    expect(order?.isPaid).toBe(name === 'delivered');
    // Nobody was sent a code or a word.
    expect(await messagesTo(world, receiver)).toEqual([]);
  });

  it('is told by webhooks step by step, as any other', async () => {
    const bola = await tester(world);
    const receiver = await webhookReceiver();
    const types = ['parcel.posted', 'order.requested', 'order.accepted', 'order.picked_up', 'order.in_transit'] as const;
    await endpointAt(bola.program, receiver, { types: [...types, 'order.delivered', 'order.completed'] });
    const { id } = (await sendByKey(bola.program, simulated('delivered'))).result;
    await receiver.next('the end', ({ body }) => body.includes('order.completed'));
    const told = await eventually('All of them', async () => {
      const seen = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
      return types.every((type) => seen.includes(type)) && seen;
    });
    expect(new Set(told).size).toBe(told.length);
    expect(receiver.received.every(({ body }) => body.includes(id))).toBe(true);
  });

  it('in minutes goes on a minute after each step', async () => {
    const bola = await tester(world);
    const { id } = (await sendByKey(bola.program, simulated('delivered', { simulateSpeed: 'minutes' }))).result;
    const theirs = await databaseOfWorld(world, bola.person.id);
    const waiting = async (at: number) =>
      eventually(`Act ${at}`, async () => {
        const [row] = await theirs<{ inSeconds: number }[]>`
          select extract(epoch from start_after - now())::int as in_seconds from jobs.job
          where group_id = 'simulation.act' and state = 'created' and (data ->> 'at')::int = ${at}`;
        return row;
      });
    for (const at of [0, 1, 2, 3]) {
      const { inSeconds } = await waiting(at);
      expect(inSeconds).toBeGreaterThan(20);
      expect(inSeconds).toBeLessThanOrEqual(60);
      await theirs`update jobs.job set start_after = now() where group_id = 'simulation.act' and state = 'created'`;
    }
    await orderAt(bola, theirs, id, 'Completed');
  });
});

describe('metadata', () => {
  it('come back with the parcel to whoever posted it, and to nobody else', async () => {
    const ada = await personWithMoney(world, { NGN: 50_000 });
    const posted = await sendByKey(ada, { pin: goodPin, metadata: { order_ref: 'A-17' } });
    expect(posted.result.metadata).toEqual({ order_ref: 'A-17' });
    const { id, itemType } = posted.result;
    const seen = { params: { itemType, timelineItemId: id } };
    const another = await personWithMoney(world, {});
    const { result } = await another.call(getTimelineItem, seen);
    expect(JSON.stringify(result)).not.toContain('A-17');
    expect(JSON.stringify((await ada.call(getTimelineItem, seen)).result)).toContain('A-17');
  });

  it('simulate nothing outside of a test world', async () => {
    const ada = await personWithMoney(world, { NGN: 50_000 });
    const live = (await keyOf(world, ada)).program;
    for (const refused of [
      await sendByKey(live, simulated('delivered')),
      await sendByKey(ada, { pin: goodPin, ...simulated('delivered') }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.problem.errors).toEqual([{ field: 'metadata.simulate', message: expect.stringContaining('test key') }]);
    }
  });

  it('say by name what is wrong with them', async () => {
    const fieldsOf = async (more: Record<string, unknown>) =>
      (await sendByKey(ada.program, more)).problem.errors.map(({ field }) => field);
    expect(await fieldsOf(simulated('teleported'))).toEqual(['metadata.simulate']);
    expect(await fieldsOf(simulated('delivered', { simulateSpeed: 'soon' }))).toEqual(['metadata.simulateSpeed']);
    expect(await fieldsOf(simulated('paid_short'))).toEqual(['metadata.simulate']);
    expect(await fieldsOf({ ...simulated('delivered'), deliveryPartner: 3, dispatchMode: 0 })).toEqual(
      expect.arrayContaining([expect.any(String)]),
    );
    expect(await fieldsOf({ metadata: { note: 'x'.repeat(501) } })).toEqual(['metadata.note']);
  });

  it('that simulate are the ones in the guide', () => {
    const guide = readFileSync(new URL('../../../../docs/api-keys.md', import.meta.url), 'utf8');
    for (const { name, what } of simulations) expect(guide).toContain(`| \`${name}\` | ${what}`);
  });
});
