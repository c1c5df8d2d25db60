import { getDuty } from '@waybill/contract/orders/get-duty';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { describe, expect, it } from 'vitest';
import { forgetOldTrails } from '../../src/modules/orders/jobs/forget-trails.ts';
import { newId } from '../../src/platform/ids.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { codesOf, dealAt, moveTo, orderOf } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { sendParcel, traveller } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const report = (person: Visitor, latitude: number, at?: Date) =>
  person.call(reportPosition, { body: { latitude, longitude: 3.4, ...(at ? { at: at.toISOString() } : {}) } });
const lastKnown = async (person: Visitor) => (await person.call(getDuty)).result.position;

let count = 0;
/** An order as far as where its carrier is matters. */
async function orderBetween(sender: Person, carrier: Person, status: number, isExpress = false): Promise<string> {
  const { id: packageId } = (await sendParcel(sender)).result;
  const id = newId('order');
  count += 1;
  await world.db`insert into delivery_order ${world.db({
    id,
    trackingId: `2222222${String(22 + count).replace(/[01]/g, '9')}`,
    packageId,
    senderId: sender.id,
    carrierId: carrier.id,
    askedBy: 'carrier',
    isBooking: false,
    isExpress,
    status,
    currency: 'NGN',
    feeMinor: 600_000,
    routeFrom: 'Yaba, Lagos',
    routeTo: 'Wuse, Abuja',
  })}`;
  return id;
}

describe('where a carrier is', () => {
  it('is nobody’s business while they are off duty and carry nothing', async () => {
    const person = await traveller(world);
    expect((await report(person, 6.5)).problem.code).toBe('not_on_duty');
    await person.call(setDuty, { body: { isOnDuty: true, dispatchMode: 1, latitude: 6.5, longitude: 3.4 } });
    expect((await report(person, 6.6)).status).toBe(204);
    expect(await lastKnown(person)).toMatchObject({ latitude: 6.6 });
    await person.call(setDuty, { body: { isOnDuty: false } });
    expect((await report(person, 6.7)).problem.code).toBe('not_on_duty');
    expect(await lastKnown(person)).toBeNull();
  });

  it('is forgotten when the last parcel is out of their hands, and not before; on duty it is kept', async () => {
    const by = await traveller(world);
    const deals = [await dealAt(world, 'InTransit', { carrier: by }), await dealAt(world, 'InTransit', { carrier: by })];
    await report(by, 6.5);
    const handOver = ({ orderId }: { orderId: string }) =>
      moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    for (const [index, deal] of deals.entries()) {
      expect(await lastKnown(by), `${index} handed over`).not.toBeNull();
      expect((await handOver(deal)).status).toBe(200);
    }
    expect(await lastKnown(by)).toBeNull();
    await by.call(setDuty, { body: { isOnDuty: true, dispatchMode: 1, latitude: 6.5, longitude: 3.4 } });
    await handOver(await dealAt(world, 'InTransit', { carrier: by }));
    expect(await lastKnown(by)).not.toBeNull();
  });

  it.each([
    ['Requested', 0, 409],
    ['Accepted', 1, 204],
    ['PickedUp', 2, 204],
    ['InTransit', 3, 204],
    ['Completed', 5, 409],
  ])('is taken off duty with an order that is %s: %s → %s', async (_, status, answer) => {
    const [sender, carrier] = [await personWithMoney(world, { NGN: 7000 }), await traveller(world)];
    await orderBetween(sender, carrier, status);
    expect((await report(carrier, 6.5)).status).toBe(answer);
    expect((await report(sender, 6.5)).status, 'the sender carries nothing').toBe(409);
  });

  it('stays what the newest report says, whichever comes last; one from the future is one from now', async () => {
    const person = await traveller(world);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await person.call(setDuty, { body: { isOnDuty: true, dispatchMode: 1, latitude: 1, longitude: 3.4 } });
    await world.db`update carrier_duty set positioned_at = now() - interval '9 minutes' where user_id = ${person.id}`;
    await report(person, 3, minutesAgo(3));
    expect((await report(person, 2, minutesAgo(5))).status).toBe(204);
    expect(await lastKnown(person)).toMatchObject({ latitude: 3 });
    await report(person, 4, minutesAgo(-60));
    const position = await lastKnown(person);
    expect(position).toMatchObject({ latitude: 4 });
    expect(Date.parse(position?.at ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
    const joke = await person.call(reportPosition, { body: { latitude: 5, longitude: 3.4, at: '0000-01-01T00:00:00Z' } });
    expect(joke.status).toBe(204);
    expect(await lastKnown(person)).toMatchObject({ latitude: 4 });
  });

  it('is told at once to those who follow the parcel, at any node, and to nobody else', async () => {
    const second = await world.startNode();
    const [sender, carrier, bystander] = [
      await personWithMoney(world, { NGN: 7000 }),
      await traveller(world),
      await traveller(world),
    ];
    const orderId = await orderBetween(sender, carrier, 3);
    const streams = await Promise.all([
      listenAs(sender),
      listenAs(sameBrowserAt(world, second.origin, sender)),
      listenAs(carrier),
      listenAs(bystander),
    ]);
    await report(carrier, 6.52);
    const moved = { type: 'order.moved', orderId, latitude: 6.52, longitude: 3.4, at: expect.any(String) };
    for (const { events } of streams.slice(0, 3)) await eventually('The event', async () => events.length > 0);
    expect(streams.map(({ events }) => events)).toEqual([[moved], [moved], [moved], []]);
    const [row] = await world.db`select from realtime_inbox where event ->> 'type' = 'order.moved'`;
    expect(row).toBeUndefined();
  });

  it('is not told before the parcel is under way, but for an express parcel that is being fetched', async () => {
    const [sender, carrier] = [await personWithMoney(world, { NGN: 14_000 }), await traveller(world)];
    await orderBetween(sender, carrier, 1);
    const express = await orderBetween(sender, carrier, 1, true);
    const { events, leave } = await listenAs(sender);
    await report(carrier, 6.52);
    await eventually('The event', async () => events.length > 0);
    expect(events).toEqual([expect.objectContaining({ type: 'order.moved', orderId: express })]);
    leave();
  });
});

describe('the trail of a parcel', () => {
  const at = (carrier: Visitor, latitude: number, longitude: number) =>
    carrier.call(reportPosition, { body: { latitude, longitude } });
  const points = async (orderId: string) => {
    const [row] = await world.db<{ points: [number, number][]; stepKm: number }[]>`
      select points, step_km from order_trail where order_id = ${orderId}`;
    return row;
  };

  it('begins with the pickup, skips steps that are too small, and is seen by the two and nobody else', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'Accepted');
    await at(carrier, 6.6, 3.3);
    expect((await orderOf(sender, orderId)).trail).toEqual([]);
    await moveTo(carrier, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    for (const latitude of [6.61, 6.6101, 6.6102, 6.62]) await at(carrier, latitude, 3.3);
    const trail = [
      { latitude: 6.61, longitude: 3.3 },
      { latitude: 6.62, longitude: 3.3 },
    ];
    expect((await orderOf(sender, orderId)).trail).toEqual(trail);
    expect((await orderOf(carrier, orderId)).trail).toEqual(trail);
    await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    await at(carrier, 6.7, 3.3);
    expect((await orderOf(sender, orderId)).trail, 'nothing after the handover').toEqual(trail);
  });

  it('is each parcel’s own, of two that travel together', async () => {
    const by = await traveller(world);
    const first = await dealAt(world, 'InTransit', { carrier: by });
    await at(by, 6.6, 3.3);
    const second = await dealAt(world, 'InTransit', { carrier: by });
    await at(by, 6.7, 3.3);
    expect((await points(first.orderId))?.points).toHaveLength(2);
    expect((await points(second.orderId))?.points).toEqual([[6.7, 3.3]]);
  });

  it('never grows beyond its bound: when it is full every second point goes, and the next are further apart', async () => {
    const { carrier, orderId } = await dealAt(world, 'InTransit');
    await at(carrier, 6, 3);
    const full = Array.from({ length: 120 }, (_, index) => [6 + index / 100, 3]);
    await world.db`update order_trail set points = ${world.db.json(full)} where order_id = ${orderId}`;
    await at(carrier, 7.5, 3);
    const { points: kept = [], stepKm } = (await points(orderId)) ?? {};
    expect([kept.length, kept[0], kept[1], kept.at(-1), stepKm]).toEqual([61, [6, 3], [6.02, 3], [7.5, 3], 0.3]);
  });

  it('is forgotten a week after the parcel left the carrier’s hands, and not before', async () => {
    const [over, fresh, running] = [
      await dealAt(world, 'InTransit'),
      await dealAt(world, 'InTransit'),
      await dealAt(world, 'InTransit'),
    ];
    for (const { carrier, orderId } of [over, fresh, running]) {
      await at(carrier, 6.6, 3.3);
      await world.db`update delivery_order set changed_at = now() - interval '8 days' where id = ${orderId}`;
    }
    await world.db`update delivery_order set status = 5 where id = ${over.orderId}`;
    await world.db`update delivery_order set status = 5, changed_at = now() - interval '6 days' where id = ${fresh.orderId}`;
    await forgetOldTrails.handle(world.node.context, {} as never);
    expect(await points(over.orderId)).toBeUndefined();
    expect(await points(fresh.orderId)).toBeDefined();
    expect(await points(running.orderId)).toBeDefined();
  });
});
