import { describe, expect, it } from 'vitest';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, offerTrip, sendParcel, traveller, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const grew = { type: 'timeline.grew' };

describe('something new on the timeline', () => {
  it('is told to everybody who is connected, at every node, and costs them no number', async () => {
    const second = await world.startNode();
    const [here, there] = [await verifiedPerson(world), await verifiedPerson(world)];
    const away = world.visitor({ origin: second.origin });
    away.actAs(there.session);
    const streams = [await listenAs(here), await listenAs(away)];
    await write(await verifiedPerson(world), 'Hello');
    for (const { broadcasts } of streams) await eventually('The event', async () => broadcasts.length > 0);
    expect(streams.map(({ broadcasts }) => broadcasts)).toEqual([[grew], [grew]]);
    const [row] = await world.db`select from realtime_inbox where user_id = ${here.id}`;
    expect(row).toBeUndefined();
  });

  it('is not told of a booking, nor of what was refused', async () => {
    const trip = (await offerTrip(await traveller(world))).result;
    const sender = await personWithMoney(world, { NGN: 6500 });
    const fresh = await world.startNode();
    const away = world.visitor({ origin: fresh.origin });
    away.actAs((await verifiedPerson(world)).session);
    const listening = await listenAs(away);
    expect((await sendParcel(sender, { price: 1_000_000 })).problem.code).toBe('insufficient_funds');
    const booked = await book(sender, trip);
    expect([booked.status, listening.broadcasts]).toEqual([201, []]);
    await write(sender, 'Now');
    await eventually('The news', async () => listening.broadcasts.length > 0);
    expect(listening.broadcasts).toEqual([grew]);
  });
});
